import type { HomeWords } from '../dictionary.ts';

export const home: HomeWords = {
  hero: {
    lines: ['Software', 'hecho a'],
    stitched: 'medida',
    after: '.',
    descriptionDesktop:
      'Diseñamos y creamos webs, aplicaciones y programas para quien se fija en cómo están hechas las cosas. Desde el norte de Portugal, para donde haga falta.',
    descriptionTablet:
      'Diseñamos y creamos webs, aplicaciones y programas para quien se fija en cómo están hechas las cosas.',
    descriptionMobile: 'Webs, aplicaciones y programas, del primer boceto a la última puntada.',
    contactButton: 'Cuéntanos tu idea',
    scrollCue: 'Sigue el hilo: quiénes somos',
    artLabel:
      'Bordado a punto de cruz en un bastidor: una ventana de navegador y un móvil entre pájaros, flores y corazones',
  },
  aboutSection: {
    title: 'Quiénes somos, puntada a puntada.',
    paragraphs: [
      'Somos un pequeño estudio de software del distrito de Braga, en Portugal, donde el lino todavía se borda en rosa y azul. El punto de cruz fue el primer píxel, y así nos gusta trabajar: punto a punto y con las cuentas claras.',
      'Hacemos webs, aplicaciones móviles y programas de escritorio, y diseñamos todo lo que se ve en ellos. Quien escucha tu idea es quien la diseña y la programa.',
    ],
    contactLink: 'Habla con nosotros',
    videoLabel:
      'Vídeo: una aguja dibuja con hilo el esbozo de una página, que se convierte en una interfaz de verdad, pasa a ser un móvil, luego una ventana de ordenador y al final se deshace',
    playVideo: 'Reproducir el vídeo',
    pauseVideo: 'Pausar el vídeo',
  },
  servicesSection: {
    title: 'Cuatro oficios, un mismo hilo.',
    lead: 'Nuestros servicios van del primer boceto a la última actualización. Elige uno o déjanos coser varios.',
    services: [
      {
        title: 'Desarrollo web',
        description:
          'Webs, tiendas online y plataformas de gestión que cargan rápido, se encuentran bien en los buscadores y se actualizan sin llamar a un programador.',
      },
      {
        title: 'Desarrollo móvil',
        description:
          'Aplicaciones para iPhone y Android, pensadas para el pulgar y para la mala cobertura, que acompañamos hasta la App Store y Google Play.',
      },
      {
        title: 'Aplicaciones de escritorio',
        description:
          'Programas para Windows, macOS y Linux que funcionan aunque no haya internet y se entienden con los equipos y archivos que ya usas.',
      },
      {
        title: 'Servicios de diseño',
        description:
          'Interfaces, prototipos e identidades visuales para probar antes de que haya código. Descoser un dibujo cuesta mucho menos que descoser un programa.',
      },
    ],
  },
  whyChooseUsSection: {
    title: 'Por qué elegirnos, en cinco puntos.',
    lead: 'Un buen bordado se conoce por el revés. El nuestro es este.',
    reasons: [
      {
        title: 'Soluciones a medida',
        description:
          'Primero tomamos medidas: cómo trabajas hoy, dónde se pierde tiempo, qué esperan tus clientes. Solo después cortamos la tela.',
      },
      {
        title: 'Conocimiento de confianza',
        description:
          'Hablas directamente con quien diseña y programa. Te explicamos cada decisión con palabras sencillas: qué se gana con ella y qué se pierde.',
      },
      {
        title: 'Innovación de raíz',
        description:
          'Una tecnología nueva solo entra en un proyecto si lo hace más rápido, más sencillo o más duradero. Estar de moda no basta.',
      },
      {
        title: 'Calidad sin concesiones',
        description:
          'Lo probamos todo en móviles y ordenadores, solo con el teclado y con lector de pantalla. Si un punto queda mal, lo deshacemos y lo repetimos.',
      },
      {
        title: 'Soporte y crecimiento tras el lanzamiento',
        description:
          'El lanzamiento es la primera prueba, no la última. Escuchamos a quien usa el software, ajustamos lo que aprieta y lo ensanchamos cuando creces.',
      },
    ],
  },
  industriesSection: {
    title: 'Para quién cosemos.',
    lead: 'Software que le sienta bien a cada sector. Si el tuyo no está aquí, le tomamos medidas igualmente.',
    industries: [
      {
        title: 'Restaurantes y cafeterías',
        description: 'Cartas, pedidos en mesa y cuentas que cuadran.',
      },
      {
        title: 'Hoteles y resorts',
        description: 'Reservas directas, con habitaciones y precios al día.',
      },
      {
        title: 'Panaderías',
        description: 'Escaparates online y encargos para la mañana siguiente.',
      },
      {
        title: 'Concesionarios de coches',
        description: 'Coches en stock, pruebas de conducción y tasaciones.',
      },
      {
        title: 'Instituciones públicas',
        description: 'Servicios online claros y accesibles para todos.',
      },
      {
        title: 'Educación',
        description: 'Plataformas para clases, matrículas y evaluaciones.',
      },
      {
        title: 'Tecnología y software',
        description: 'Más manos para tu producto, de la idea al código.',
      },
      {
        title: 'Sanidad',
        description: 'Citas, historiales de pacientes y recordatorios.',
      },
      {
        title: 'Finanzas',
        description: 'Paneles, informes y procesos fáciles de auditar.',
      },
      {
        title: 'Logística',
        description: 'Flotas, almacenes y entregas en una sola pantalla.',
      },
    ],
  },
  projectsSection: {
    ourProjectsTitle: 'Ejemplos para abrir y usar.',
    lead: 'Cinco demostraciones que funcionan, en portugués, aquí mismo. Lo que escribas en ellas no sale de tu navegador.',
    projects: [
      {
        title: 'pedidos y carta de restaurante',
        description:
          'Se recorre la carta de los entrantes a los postres, se eligen las opciones y se envía el pedido desde la mesa. Aparece en la pantalla de cocina y la cuenta se suma sola, con el IVA a la vista.',
        desktopAlt: 'La carta del restaurante en un ordenador, con los platos y el pedido',
        mobileAlt: 'La carta del restaurante en un móvil',
      },
      {
        title: 'plataforma de reservas de hotel',
        description:
          'Eliges las fechas y los huéspedes y ves qué habitaciones quedan libres y cuánto cuesta cada noche. Después, un resumen claro y la confirmación, sin sorpresas en el total.',
        desktopAlt: 'Las reservas del hotel en un ordenador, con habitaciones y precios por noche',
        mobileAlt: 'Las reservas del hotel en un móvil',
      },
      {
        title: 'web de panadería y cafetería',
        description:
          'El horario sabe qué día es hoy y dice enseguida si la puerta está abierta. Se ven los productos de la casa y se reserva el pan de mañana antes de que entre en el horno.',
        desktopAlt: 'La web de la panadería en un ordenador, con los productos y el horario',
        mobileAlt: 'La web de la panadería en un móvil',
      },
      {
        title: 'web de legado personal',
        description:
          'Una vida contada a lo largo de una línea del tiempo, con cartas y fotografías dibujadas, para leer sin prisa. Al final, un libro de visitas espera las palabras de quien quiera dejar un recuerdo.',
        desktopAlt:
          'La línea del tiempo de una vida en un ordenador, con cartas y retratos dibujados',
        mobileAlt: 'La línea del tiempo de una vida en un móvil',
      },
      {
        title: 'reproductor de música',
        description:
          'Sonido de verdad, sintetizado en el propio navegador: lista de canciones, avance hasta el punto que quieras, volumen y un visualizador que sigue la música. También obedece a las teclas multimedia del teclado.',
        desktopAlt:
          'El reproductor de música en un ordenador, con la lista de canciones y el visualizador',
        mobileAlt: 'El reproductor de música en un móvil',
      },
    ],
    ourProjectsBtn: 'Ver más',
    newTab: 'se abre en una pestaña nueva',
    carouselLabel: 'Proyectos de demostración',
    slideLabel: '{number} de {count}: {title}',
    position: '{number} de {count}',
    previous: 'Proyecto anterior',
    next: 'Proyecto siguiente',
  },
  faqsSection: {
    faqsTitle: 'Preguntas, con respuesta.',
    lead: '¿Te queda alguna duda?',
    contactLink: 'Escríbenos',
    faqs: [
      {
        question: '¿Cómo pido un presupuesto?',
        answer:
          'Cuéntanos tu idea en el formulario de contacto o por correo; bastan unas líneas. Respondemos en dos días laborables, con preguntas o con una propuesta para charlar. Cuando entendemos lo que necesitas, te enviamos un presupuesto por escrito: qué incluye, cuánto cuesta y qué plazos tiene.',
      },
      {
        question: '¿Qué tecnologías usáis?',
        answer:
          'Las que mejor sirvan al proyecto. En la web, sobre todo TypeScript y React. En el móvil, código nativo para iOS y Android, o una base común cuando compensa. En el escritorio, depende del sistema y de los equipos que haya que conectar. Preferimos herramientas conocidas y bien documentadas, para que otro equipo pueda retomar el trabajo.',
      },
      {
        question: '¿El mantenimiento se cobra cada mes?',
        answer:
          'Solo si lo quieres. El mantenimiento es opcional y se paga por meses, a un precio acordado antes de empezar, y puedes terminarlo en cualquier mes. La propuesta dice qué incluye, por ejemplo actualizaciones, copias de seguridad y pequeñas correcciones. Sin mantenimiento, presupuestamos cada cambio por separado.',
      },
      {
        question: '¿En qué estáis especializados?',
        answer:
          'En software hecho a medida: webs, aplicaciones móviles, programas de escritorio y el diseño de todo ello. No nos atamos a un sector. Lo que buscamos es un problema concreto: pedidos en papel, reservas por teléfono, una hoja de cálculo a la que ya se le saltan las costuras.',
      },
      {
        question: '¿Cómo protegéis los datos y cumplís el RGPD?',
        answer:
          'En esta web, usamos lo que nos escribes para responderte. No hay cuentas ni cookies nuestras, y ninguna cookie de estadística se guarda sin tu permiso. En los proyectos seguimos la misma regla: recoger solo los datos necesarios, decir para qué y por cuánto tiempo, y limitar quién puede verlos. La política de privacidad lo explica todo.',
      },
      {
        question: '¿Cómo se hace un proyecto?',
        answer:
          'Son cuatro pasos. Tomamos medidas: escuchamos, vemos cómo trabajas y escribimos una propuesta. Diseñamos un prototipo para que lo pruebes. Programamos por partes, que puedes ir viendo y comentando. Por último, lanzamos y hacemos los arreglos que pida el uso. En cada paso sabes qué está listo y qué falta.',
      },
      {
        question: '¿Cuánto dura un proyecto?',
        answer:
          'Depende del tamaño y de lo rápido que lleguen los textos, las imágenes y las decisiones. Por lo general, una web pequeña lleva unas semanas y una aplicación, unos meses. Los sistemas mayores se hacen por fases, para que pronto haya algo útil. El plazo queda escrito en la propuesta y, si algo lo retrasa, te avisamos.',
      },
      {
        question: '¿La primera charla es gratis?',
        answer:
          'Sí, y sin compromiso. No tienes que preparar nada: háblanos del problema y te diremos con franqueza si podemos resolverlo y por dónde empezaríamos. Y si un producto listo para llevar te sirve igual de bien, también te lo diremos.',
      },
      {
        question: '¿Qué os distingue de otros estudios?',
        answer:
          'El tamaño y el cuidado. Somos un estudio pequeño y siempre hablas con quien diseña y programa. Partimos de tu manera de trabajar, no de un patrón ya cortado. Te decimos cuándo una idea no compensa. Y los ejemplos de esta página no se quedan en la foto: se pueden abrir y usar.',
      },
    ],
  },
};
