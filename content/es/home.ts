import type { HomeWords, Question } from '../dictionary.ts';

export const home = {
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
    title: 'Un estudio pequeño: hablas con quien lo hace.',
    paragraphs: [
      'Trabajamos en el distrito de Braga, en Portugal, donde el lino todavía se borda en rosa y azul. El punto de cruz fue el primer píxel, y así nos gusta trabajar: punto a punto y con las cuentas claras.',
      'Hacemos webs, aplicaciones móviles y programas de escritorio, y diseñamos todo lo que se ve en ellos. Tu idea no va de mano en mano: quien la escucha es quien la diseña y la programa.',
    ],
    contactLink: 'Habla con nosotros',
    since: 'desde {year}',
    videoLabel:
      'Vídeo: una aguja dibuja con hilo el esbozo de una página, que se convierte en una interfaz de verdad, pasa a ser un móvil, luego una ventana de ordenador y al final se deshace',
    portrait: 'Retrato de {person}',
    playVideo: 'Reproducir el vídeo',
    pauseVideo: 'Pausar el vídeo',
  },
  servicesSection: {
    title: 'Cuatro oficios, un mismo hilo.',
    lead: 'Del primer boceto a la última actualización. Puedes pedirnos uno de estos trabajos o varios.',
    services: [
      {
        id: 'web',
        title: 'Webs y tiendas online',
        description:
          'Webs, tiendas y plataformas de gestión que cargan rápido, aparecen bien en Google y se actualizan sin llamar a un programador.',
      },
      {
        id: 'mobile',
        title: 'Aplicaciones móviles',
        description:
          'Aplicaciones para iPhone y Android, pensadas para el pulgar y para la mala cobertura, que publicamos en la App\u00a0Store y Google Play.',
      },
      {
        id: 'desktop',
        title: 'Aplicaciones de escritorio',
        description:
          'Programas para Windows, macOS y Linux que funcionan aunque no haya internet y se entienden con los equipos y archivos que ya usas.',
      },
      {
        id: 'design',
        title: 'Diseño',
        description:
          'Interfaces, prototipos e identidades visuales para probar antes de que haya código. Cambiar un diseño cuesta mucho menos que cambiar un programa.',
      },
    ],
  },
  whyChooseUsSection: {
    title: 'Por qué nosotros, en cinco puntos.',
    lead: 'Un buen bordado se conoce por el revés. El nuestro es este.',
    reasons: [
      {
        id: 'tailored',
        title: 'Hecho a tu medida',
        description:
          'Primero tomamos medidas: cómo trabajas hoy, dónde se pierde tiempo, qué esperan tus clientes. Solo después te proponemos qué hacer.',
      },
      {
        id: 'direct',
        title: 'Te lo explica quien sabe hacerlo',
        description:
          'Hablas directamente con quien diseña y programa. Te explicamos cada decisión con palabras sencillas: qué se gana con ella y qué se pierde.',
      },
      {
        id: 'innovation',
        title: 'Innovar cuando compensa',
        description:
          'Una tecnología nueva solo entra en un proyecto si lo hace más rápido, más sencillo o más duradero. Estar de moda no basta.',
      },
      {
        id: 'craft',
        title: 'Calidad, también donde no se ve',
        description:
          'Lo probamos todo en móviles y ordenadores, solo con el teclado y con lector de pantalla. Lo que no queda bien se vuelve a hacer.',
      },
      {
        id: 'afterwards',
        title: 'Después del lanzamiento, aquí seguimos',
        description:
          'El lanzamiento es la primera prueba, no la última. Escuchamos a quien usa el software, corregimos lo que molesta y añadimos lo que tu negocio necesite para crecer.',
      },
    ],
    steps: {
      title: 'Un proyecto, en cuatro pasos.',
      list: [
        {
          title: 'Escuchar',
          text: 'Vemos cómo trabajas y escribimos una propuesta, con precio y plazos.',
        },
        {
          title: 'Diseñar',
          text: 'Hacemos un prototipo, para que lo pruebes antes de que haya código.',
        },
        {
          title: 'Construir',
          text: 'Programamos por partes, que puedes ir viendo y comentando.',
        },
        {
          title: 'Lanzar',
          text: 'Lo ponemos en marcha, formamos a tu equipo y afinamos con el uso.',
        },
      ],
    },
  },
  industriesSection: {
    title: 'Dónde podemos ayudarte.',
    lead: 'Algunas ideas, sector a sector. Si el tuyo no está aquí, cuéntanos cómo trabajas.',
    industries: [
      {
        id: 'restaurants',
        title: 'Restaurantes y cafeterías',
        description: 'Cartas, pedidos en mesa y cuentas que llegan a tu programa de facturación.',
      },
      {
        id: 'hotels',
        title: 'Hoteles y resorts',
        description: 'Reservas directas, sincronizadas con Booking.com y tu channel manager.',
      },
      {
        id: 'bakeries',
        title: 'Panaderías',
        description:
          'Escaparates online y encargos para el día siguiente, pagados con Bizum o tarjeta.',
      },
      {
        id: 'automotive',
        title: 'Concesionarios de coches',
        description: 'Coches en stock, pruebas de conducción y tasaciones.',
      },
      {
        id: 'public',
        title: 'Instituciones públicas',
        description: 'Servicios online claros y accesibles para todos.',
      },
      {
        id: 'education',
        title: 'Educación',
        description: 'Plataformas para clases, matrículas y evaluaciones.',
      },
      {
        id: 'tech',
        title: 'Tecnología y software',
        description: 'Más manos para tu producto, de la idea al código.',
      },
      {
        id: 'healthcare',
        title: 'Sanidad',
        description: 'Citas, historias clínicas y recordatorios.',
      },
      {
        id: 'finance',
        title: 'Finanzas',
        description: 'Paneles, informes y procesos fáciles de auditar.',
      },
      {
        id: 'logistics',
        title: 'Logística',
        description: 'Flotas, almacenes y entregas en una sola pantalla.',
      },
    ],
  },
  projectsSection: {
    ourProjectsTitle: 'Ejemplos para abrir y usar.',
    lead: '[onlyDemonstrations?Demostraciones de negocios inventados, no clientes, en tres idiomas. Lo que escribas no sale de tu navegador.][someDemonstrations?Entre ellos, demostraciones de negocios inventados; lo que escribas en ellas no sale de tu navegador.]',
    projects: [
      {
        id: 'restaurant-orders',
        title: 'pedidos y carta de restaurante',
        description:
          'Se recorre la carta de los entrantes a los postres, se eligen las opciones y se envía el pedido desde la mesa. Aparece en la pantalla de cocina y la cuenta se suma sola, con el IVA a la vista.',
        desktopAlt: 'El plato del día de una taberna y la cuenta de la mesa, en un ordenador.',
        mobileAlt: 'El plato del día, en un móvil.',
      },
      {
        id: 'hotel-booking',
        title: 'plataforma de reservas de hotel',
        description:
          'Se eligen las fechas y el número de huéspedes, y aparecen las habitaciones libres y el precio de cada noche. Después, un resumen claro y la confirmación.',
        desktopAlt: 'El calendario del hotel, con el precio de cada noche, en un ordenador.',
        mobileAlt: 'El calendario, en un móvil.',
      },
      {
        id: 'bakery',
        title: 'web de panadería y cafetería',
        description:
          'El horario sabe qué día es hoy y dice enseguida si la puerta está abierta. Se ven los productos de la casa y se reserva el pan de mañana antes de que entre en el horno.',
        desktopAlt: 'La panadería Côdea, abierta, y tres productos recién hechos, en un ordenador.',
        mobileAlt: 'La panadería, en un móvil.',
      },
      {
        id: 'personal-legacy',
        title: 'web de legado personal',
        description:
          'Una vida contada a lo largo de una línea del tiempo, con cartas y ilustraciones, para leer sin prisa. Al final, un libro de visitas espera las palabras de quien quiera dejar un recuerdo.',
        desktopAlt:
          'El nombre de Amélia Duarte junto a un faro encendido en la noche, en un ordenador.',
        mobileAlt: 'El nombre y el faro, en un móvil.',
      },
      {
        id: 'music-player',
        title: 'reproductor de música',
        description:
          'Sonido de verdad, sintetizado en el propio navegador: lista de piezas, avance hasta donde quieras, volumen y un visualizador que sigue la música. También responde a las teclas multimedia del teclado.',
        desktopAlt:
          'Una pieza de música, dibujada como un sol que se pone, y la lista, en un ordenador.',
        mobileAlt: 'La pieza y los botones de reproducción, en un móvil.',
      },
    ],
    ourProjectsBtn: 'Ver más',
    newTab: 'se abre en una pestaña nueva',
    carouselLabel: 'Carrusel de proyectos',
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
        id: 'quote',
        question: '¿Cómo pido un presupuesto?',
        answer:
          'Cuéntanos tu idea en el formulario de contacto o por correo; bastan unas líneas. Respondemos en dos días laborables, con preguntas o con una fecha para hablar. Cuando entendemos lo que necesitas, te enviamos un presupuesto por escrito: qué incluye, cuánto cuesta y qué plazos tiene.[ Para que te hagas una idea: una web empieza en {priceWebsite} y una aplicación en {priceApp}, más IVA.]',
      },
      {
        id: 'technologies',
        question: '¿Qué tecnologías usáis?',
        answer:
          'Las que mejor sirvan al proyecto: en la web, sobre todo TypeScript y React; en el móvil, código nativo para iOS y Android, o una base común cuando compensa; en el escritorio, depende del sistema y de los equipos que haya que conectar. Son herramientas conocidas y bien documentadas. Una vez pagado, el trabajo es tuyo: código, diseño y textos.',
      },
      {
        id: 'maintenance',
        question: '¿El mantenimiento se cobra cada mes?',
        answer:
          'Solo si lo quieres. El mantenimiento es opcional y se paga por meses, a un precio acordado antes de empezar, y puedes cancelarlo el mes que quieras. La propuesta dice qué incluye, por ejemplo actualizaciones, copias de seguridad y pequeñas correcciones. Sin él, presupuestamos cada cambio por separado[; la hora cuesta {priceHour}, más IVA]. El dominio y el alojamiento están a tu nombre y se pagan a quien los presta; la propuesta dice cuánto cuestan al año.',
      },
      {
        id: 'specialities',
        question: '¿En qué estáis especializados?',
        answer:
          'En software hecho a medida: webs, aplicaciones móviles, programas de escritorio y el diseño de todo ello. Nos gustan los problemas concretos: pedidos en papel, reservas por teléfono, una hoja de cálculo a la que ya se le saltan las costuras. Y conectamos lo que hacemos con lo que ya usas: Bizum o tarjeta, MB\u00a0WAY y Multibanco en Portugal, el programa de facturación, un channel manager, el perfil de tu empresa en Google.',
      },
      {
        id: 'privacy',
        question: '¿Cómo protegéis los datos y cumplís el RGPD?',
        answer:
          'En esta web, usamos lo que nos escribes para responderte. No hay cuentas ni cookies nuestras. En los proyectos seguimos la misma regla: recoger solo los datos necesarios, decir para qué y por cuánto tiempo, y limitar quién puede verlos. La política de privacidad lo explica todo.',
        additions: [
          {
            when: 'analyticsEarly',
            text: 'Antes de que respondas a nuestra pregunta, Google Analytics cuenta tu visita sin cookies; después, solo si aceptas.',
          },
          {
            when: 'analyticsAfterConsent',
            text: 'Google Analytics solo cuenta tu visita si aceptas.',
          },
        ],
      },
      {
        id: 'process',
        question: '¿Cómo trabajáis?',
        answer:
          'En cuatro pasos, que están más arriba en esta página; en cada uno sabes qué está listo y qué falta. Hablamos por videollamada, por teléfono o en persona, en español, portugués o inglés. Por tu parte, basta con que haya alguien que conozca el negocio y pueda decidir.',
      },
      {
        id: 'duration',
        question: '¿Cuánto dura un proyecto?',
        answer:
          'Depende del tamaño y de lo rápido que lleguen los textos, las imágenes y las decisiones. Por lo general, una web pequeña lleva unas semanas y una aplicación, unos meses[; solemos calcular {weeksWebsite} semanas para una web y {weeksApp} para una aplicación]. Los sistemas más grandes se hacen por fases, para que pronto haya algo funcionando. El plazo queda escrito en la propuesta y, si algo lo retrasa, te avisamos.',
      },
      {
        id: 'first-talk',
        question: '¿La primera charla es gratis?',
        answer:
          'Sí, y sin compromiso. No tienes que preparar nada: háblanos del problema y te diremos con franqueza si podemos resolverlo y por dónde empezaríamos. Y si un producto ya hecho te sirve igual de bien, también te lo diremos.',
      },
      {
        id: 'difference',
        question: '¿Qué os distingue de otros estudios?',
        answer:
          'El tamaño y el cuidado. En un estudio pequeño, quien responde a tus preguntas es quien diseña y programa. Partimos de tu manera de trabajar, no de una plantilla. Si una idea no compensa, te lo decimos. Y no te quedas atado a nosotros: entregamos todo lo que otro equipo necesita para seguir.',
      },
    ] satisfies Question[] as Question[],
  },
};

home satisfies HomeWords;
