import type { LegalWords } from '../../dictionary.ts';

export const privacyPolicy: LegalWords = {
  title: 'Política de privacidad',
  lead: 'Esta página dice qué datos personales tratamos en {host}, para qué, durante cuánto tiempo y cómo puedes ejercer tus derechos.',
  lastUpdated: 'Última actualización: {date}',
  contents: 'En esta página',
  sections: [
    {
      heading: 'En pocas palabras',
      items: [
        'Puedes leer toda la web sin decir quién eres: no hay cuentas ni registro.',
        'Solo llegamos a saber tu nombre y tu correo si nos escribes.',
        'Usamos lo que nos escribes para responderte. No lo vendemos ni lo usamos para enviarte publicidad.',
        'Puedes pedirnos, cuando quieras, que te enseñemos, corrijamos o borremos tus datos. Basta con escribir a {email}.',
      ],
    },
    {
      heading: 'Quién es responsable de los datos',
      paragraphs: [
        'El responsable del tratamiento es {legalName} (en esta web, «{name}»)[, {companyIds}]; domicilio social: {address}, Portugal. Para cualquier asunto sobre tus datos, escribe a {email}.',
        'Seguimos el Reglamento General de Protección de Datos (RGPD), la Ley portuguesa 58/2019, que lo desarrolla en Portugal, y la Ley portuguesa 41/2004, sobre la privacidad en las comunicaciones electrónicas.',
      ],
    },
    {
      heading: 'Los datos que nos envías',
      paragraphs: [
        'Si nos escribes por correo, recibimos tu dirección y lo que decidas contarnos. No necesitamos datos sensibles, como los de salud, ni datos de otras personas. Por favor, no los envíes.',
        'El formulario de contacto tiene un campo invisible, que las personas dejan vacío y los programas automáticos suelen rellenar. Si llega relleno, viaja con el mensaje.',
        'Si usas el formulario, recibimos los datos de la lista de abajo. Ninguna ley ni ningún contrato te obliga a darnos estos datos, pero los necesitamos para entender tu petición y responderte: por eso todos los campos son obligatorios.',
      ],
      items: [
        'Tu nombre.',
        'Tu dirección de correo.',
        'El asunto y el mensaje.',
        'La fecha y la hora locales del envío, que añade tu navegador si tiene activado JavaScript.',
      ],
    },
    {
      heading: 'Para qué los usamos y con qué base jurídica',
      paragraphs: [
        'Usamos lo que nos envías solo para lo siguiente. Las letras son las del artículo 6, apartado 1, del RGPD.',
      ],
      items: [
        'Responder a tu petición y, llegado el caso, preparar una propuesta: son medidas precontractuales a petición tuya (letra b).',
        'Responder a mensajes que no tratan de un contrato: es nuestro interés legítimo responder a quien nos escribe (letra f).',
        'Proteger la web de abusos y de mensajes automáticos: es nuestro interés legítimo mantener seguro el servicio (letra f).',
        'Cumplir las obligaciones contables y fiscales, si celebramos un contrato (letras b y c).',
      ],
    },
    {
      heading: 'El camino del mensaje, por nuestro servidor',
      when: 'ownMail',
      paragraphs: [
        'El formulario entrega el mensaje al servidor de esta web, que lo guarda. Si hay un servidor de correo conectado, el mensaje sigue desde ahí hasta el buzón del estudio; si no, es en el servidor donde lo leemos.',
        'Por este camino, el mensaje solo pasa por las empresas que nos prestan el alojamiento de la web y el correo.',
      ],
      items: [
        'El servidor añade al mensaje la hora a la que lo ha recibido y, si el navegador lo indica, el idioma de la página en la que se escribió.',
        'Las copias ya entregadas en el buzón se borran del servidor de la web, como muy tarde, {keepDays} días después de la entrega.',
        'Mientras no se puede entregar, el mensaje espera en el servidor, que vuelve a intentarlo. Si el servidor de correo lo rechaza, o lo aplaza durante cinco días, se aparta, con el motivo, hasta que alguien del estudio se ocupa de él.',
        'Si el campo invisible llega relleno, el mensaje se guarda aparte, de donde alguien del estudio puede recuperarlo si no es publicidad no deseada. Se borra, como muy tarde, a los {keepDays} días.',
        'Para limitar el número de mensajes, el servidor cuenta los que vienen de cada dirección IP (en IPv6, solo los primeros 64 bits) en la última hora. La guarda solo en memoria, nunca en el disco, y la olvida una hora después del último mensaje que ha contado, o antes, si se reinicia.',
        'Los mensajes que quedan en el servidor de la web por no haberse enviado a ningún buzón no se borran solos: los borramos nosotros, en el plazo que indicamos más abajo.',
      ],
    },
    {
      heading: 'El camino del mensaje, por Cloudflare',
      when: 'workersMail',
      paragraphs: [
        'El formulario entrega el mensaje a un programa nuestro que funciona en la red de Cloudflare, Inc., donde está alojada la web. El mensaje se queda en una cola de esa red hasta que se envía por correo al buzón del estudio.',
        'Por este camino, el mensaje solo pasa por Cloudflare y por la empresa que nos presta el correo.',
      ],
      items: [
        'El programa añade al mensaje la hora a la que lo ha recibido y, si el navegador lo indica, el idioma de la página en la que se escribió.',
        'Un mensaje enviado sale de la cola. Si el envío falla, se repite durante cinco días; después, el mensaje se aparta hasta que alguien del estudio se ocupa de él y, como máximo, durante dos semanas.',
        'Si el campo invisible llega relleno, el mensaje se aparta de la misma manera y se borra, como muy tarde, a las dos semanas.',
        'Para limitar el número de mensajes, la plataforma cuenta los que vienen de cada dirección IP (en IPv6, solo los primeros 64 bits). Las direcciones se quedan en su memoria, que las borra cuando ya no las necesita; eso puede llevar más de una hora.',
      ],
    },
    {
      heading: 'El camino del mensaje, por correo',
      when: 'noMail',
      paragraphs: [
        'En esta web no hay nada que reciba mensajes: el formulario dice que el tuyo no se ha enviado, no guarda nada de él y te propone enviarlo por correo, desde tu propio programa. Entonces solo pasa por las empresas que os prestan el correo a ti y a nosotros.',
      ],
    },
    {
      heading: 'El camino del mensaje, por EmailJS',
      when: 'providerMail',
      paragraphs: [
        'Cuando pulsas «Enviar mensaje», tu navegador entrega el mensaje directamente a EmailJS, en {providerHost}, que lo reenvía al buzón del estudio. Es un servicio de EmailJS Pte. Ltd., de Singapur, que trata los datos por cuenta nuestra, como encargado del tratamiento.',
        'Como en cualquier conexión a internet, EmailJS recibe también tu dirección IP y datos técnicos del navegador. La política de privacidad del servicio está en https://www.emailjs.com/legal/privacy-policy/. Lo que EmailJS guarda del envío, y durante cuánto tiempo, está en esa política; si nos lo pides, borramos lo que haya allí en nuestra cuenta.',
        'No hay una decisión de adecuación de la Comisión Europea para Singapur. La transferencia se apoya en las cláusulas contractuales tipo aprobadas por la Comisión (artículo 46 del RGPD), de las que puedes pedirnos una copia.',
        'Si prefieres que el mensaje no pase por este servicio, escríbenos directamente a {email}.',
      ],
    },
    {
      heading: 'Durante cuánto tiempo guardamos los mensajes',
      paragraphs: [
        'Guardamos los mensajes mientras dure la conversación y, como máximo, 24 meses después del último.',
        'Si de la conversación nace un contrato, guardamos lo que le corresponde mientras haga falta para cumplirlo, y los documentos contables durante los 10 años que exige la ley portuguesa.',
      ],
    },
    {
      heading: 'Lo que queda en tu navegador',
      paragraphs: [
        'Para funcionar, la web no necesita cookies. Guarda en tu navegador, y no en nuestro servidor, lo que está en la lista de abajo. Es lo estrictamente necesario para lo que pides a la web, y por eso el artículo 5 de la Ley portuguesa 41/2004 no exige tu consentimiento.',
        'Puedes borrarlo todo, cuando quieras, en los ajustes del navegador. La web sigue funcionando.',
      ],
      items: [
        '«language», en el almacenamiento local: el idioma que has elegido (pt, en o es). Solo se escribe cuando eliges un idioma y se queda hasta que lo borras.',
        '«contact-draft», en el almacenamiento de la sesión: el borrador del mensaje de contacto, para que no se pierda si se recarga la página. Desaparece cuando el mensaje se envía o cuando cierras la pestaña.',
        '«place», en el almacenamiento de la sesión: el punto de la página en el que estabas al cambiar de idioma, para que lo encuentres en el otro. Se borra en cuanto se abre la otra página.',
        '«sewn», en el almacenamiento de la sesión: que el bordado de la página de inicio ya se ha cosido, para que no vuelva a empezar. Desaparece cuando cierras la pestaña.',
        'Si el navegador no permite el almacenamiento de la sesión, lo que guardaría se queda en el nombre de la pestaña (window.name) hasta que la cierras.',
        '[demonstrations?Claves que empiezan por «showcase-», en el almacenamiento local: el estado de los proyectos de demostración que abras, con lo que guardes en ellos, por ejemplo el nombre o el teléfono de una reserva. Se quedan hasta que las borres.]',
      ],
    },
    {
      heading: 'Estadísticas de visitas',
      when: 'analytics',
      paragraphs: [
        'Para saber qué páginas son útiles, usamos Google Analytics 4, un servicio de Google Ireland Limited, que trata los datos por cuenta nuestra. No lo usamos para publicidad.',
        'Si aceptas, el programa de medición, que viene de googletagmanager.com, guarda cookies en tu navegador y envía a Google lo que está en la lista de abajo. Como en cualquier conexión a internet, van también la dirección IP y datos técnicos del navegador; según Google, Google Analytics 4 no guarda la dirección IP. La base jurídica es tu consentimiento (artículo 6, apartado 1, letra a), del RGPD y artículo 5 de la Ley portuguesa 41/2004).',
        'Si rechazas, no se envía nada más a Google y, mientras valga la respuesta, no se le pide nada en las visitas siguientes. Si tu navegador envía la señal Global Privacy Control, la tomamos como un rechazo: no cargamos nada de Google ni te hacemos la pregunta. Si habías aceptado antes, esa respuesta deja de valer y borramos las cookies que quedaron entonces.',
        'Los datos ligados a un visitante se quedan en Google Analytics, como máximo, 14 meses; después solo quedan totales, que no identifican a nadie. Google puede tratar los datos en Estados Unidos, al amparo del Marco de Privacidad de Datos UE-EE. UU., y en otros países con las cláusulas contractuales tipo de la Comisión Europea.',
        'Lo que medimos:',
      ],
      items: [
        'Las páginas que se abren: la dirección completa, el título y la página de la que vienes, que puede ser de otra web. Google añade el inicio de la visita y el tiempo en la página, y deduce de la conexión el tipo de dispositivo, el sistema, el navegador, el idioma, el tamaño de la pantalla y, a partir de la dirección IP, el lugar aproximado: país, región y ciudad.',
        'Después de enviarse un mensaje, el evento «contact_form_success», con la dirección de la página del formulario y la hora del envío. Lo que has escrito no se envía a Google.',
      ],
    },
    {
      heading: 'Antes de tu respuesta',
      when: 'analyticsEarly',
      paragraphs: [
        'Mientras no respondas a nuestra pregunta, el programa de medición se carga, después de abrirse la página, sin poder guardar nada en tu navegador. Envía a Google, sin cookies, señales de lo que medimos, con la dirección IP y los datos técnicos que lleva cualquier conexión.',
        'La base jurídica de estas señales es nuestro interés legítimo en saber si la web se usa (artículo 6, apartado 1, letra f), del RGPD). Puedes oponerte a ellas cuando quieras: basta con rechazar o con usar Global Privacy Control.',
      ],
    },
    {
      heading: 'Antes de tu respuesta',
      when: 'analyticsAfterConsent',
      paragraphs: [
        'Mientras no aceptes, tu navegador no pide nada a Google ni le envía nada. Si aceptas, se cuenta la página que tienes abierta y lo que venga después, no lo que viste antes.',
      ],
    },
    {
      heading: 'Tu consentimiento y las cookies',
      when: 'analytics',
      paragraphs: [
        'Google Analytics solo guarda cookies si aceptas. Aceptar o rechazar no cambia lo que puedes hacer en la web. La respuesta vale durante 12 meses; después, volvemos a preguntar y, hasta que respondas de nuevo, es como si no hubiera habido ninguna.',
        'Puedes cambiar de opinión en cualquier momento, en el botón «Ajustes de privacidad» al pie de la página. Si entonces rechazas, borramos las cookies de Google Analytics; lo que se hizo antes con tu consentimiento sigue siendo lícito. También puedes borrar las cookies en los ajustes del navegador.',
      ],
      items: [
        '«_ga», cookie de Google Analytics: distingue a un visitante de otro. Dura hasta dos años.',
        '«_ga_», seguido del identificador de la medición, cookie de Google Analytics: une las páginas de una visita. Dura hasta dos años.',
        '«consent», en el almacenamiento local: tu respuesta («granted», aceptado, o «denied», rechazado), y el día en que la diste, para no volver a preguntarte durante 12 meses. Se queda hasta que respondas de nuevo o la borres. No es una cookie y no se nos envía.',
      ],
    },
    {
      heading: 'Sin estadísticas y sin cookies',
      when: 'noAnalytics',
      paragraphs: [
        'Esta web no tiene ningún servicio de estadísticas y no guarda ninguna cookie. Por eso no ves una barra que te pida consentimiento.',
        'Las páginas, las tipografías[film?, las imágenes y el vídeo][noFilm? y las imágenes] vienen de la propia web. Mientras lees las páginas, tu navegador no contacta con nadie más por decisión nuestra.',
      ],
    },
    {
      heading: 'Registros del servidor',
      when: 'ownLog',
      paragraphs: [
        'El programa de servidor de esta web no registra las páginas que ves. Escribe una línea por evento, como un mensaje recibido, enviado o rechazado: la hora, el nombre del evento, el resultado o el error y, en su caso, el identificador del mensaje. No escribe el nombre, la dirección de correo, el texto de los mensajes ni la dirección IP de quien la visita.',
      ],
    },
    {
      heading: 'Alojamiento',
      paragraphs: [
        '[La empresa que aloja la web es {hostCompany}. ]Quien aloja la web puede mantener registros de acceso propios, por ejemplo con la dirección IP, la hora y la página pedida[, y los guarda, como máximo, durante {hostLogDays} días]. Sirven para detectar e investigar fallos y ataques, y solo se conservan el tiempo que eso exige. Si nos preguntas, te decimos qué empresa es y cuánto tiempo los conserva. La base jurídica es el interés legítimo en mantener seguro el servicio (artículo 6, apartado 1, letra f), del RGPD).',
      ],
    },
    {
      heading: 'Alojamiento fuera de Europa',
      when: 'workersHost',
      paragraphs: [
        'La web está en la red de Cloudflare, Inc., de Estados Unidos, que tiene servidores en todo el mundo y trata los datos por cuenta nuestra, como encargado del tratamiento. Las transferencias se apoyan en el Marco de Privacidad de Datos UE-EE. UU. y, en los demás países, en las cláusulas contractuales tipo de la Comisión Europea (artículos 45 y 46 del RGPD), de las que puedes pedirnos una copia.',
      ],
    },
    {
      heading: 'Los proyectos de demostración',
      when: 'demonstrations',
      paragraphs: [
        '[onlyDemonstrations?Los proyectos][someDemonstrations?Algunos de los proyectos] que puedes abrir en esta web son demostraciones. Lo que escribas en ellas se queda en tu navegador y no se envía, ni a nosotros ni a nadie más.',
        'Aun así, usa datos inventados, sobre todo en un ordenador compartido.',
      ],
    },
    {
      heading: 'Las redes sociales',
      when: 'networks',
      paragraphs: [
        'Al pie de la página hay enlaces a {networks}. Son simples enlaces: esas empresas solo reciben datos tuyos si los abres, y a partir de ahí se aplican sus propias políticas.',
        'En las páginas que tenemos en ellas leemos lo que nos escribes para responderte, y vemos estadísticas de visitas que no nos dicen quién las hizo.',
      ],
    },
    {
      heading: 'Nuestras páginas en los servicios de Meta',
      when: 'metaPages',
      paragraphs: [
        'De las estadísticas de nuestras páginas en Facebook o Instagram respondemos conjuntamente con Meta Platforms Ireland Limited (artículo 26 del RGPD). Es ella la que recoge los datos y la que mejor puede atender una petición sobre ellos, pero también puedes dirigírnosla a nosotros. El acuerdo está en https://www.facebook.com/legal/terms/page_controller_addendum.',
      ],
    },
    {
      heading: 'Nuestra página en LinkedIn',
      when: 'linkedInPage',
      paragraphs: [
        'De las estadísticas de nuestra página en LinkedIn respondemos conjuntamente con LinkedIn Ireland Unlimited Company (artículo 26 del RGPD). Es ella la que recoge los datos y la que mejor puede atender una petición sobre ellos, pero también puedes dirigírnosla a nosotros. El acuerdo está en https://legal.linkedin.com/pages-joint-controller-addendum.',
      ],
    },
    {
      heading: 'Quién recibe los datos',
      paragraphs: [
        'Tienen acceso a los datos las personas del estudio que se ocupan de tu petición y las empresas que nos prestan el alojamiento de la web y el correo, que los tratan por cuenta nuestra. Si hay otros proveedores, son los que indica esta política.',
        'No se los damos a nadie más, salvo que la ley o una autoridad competente nos obligue a ello.',
        'Solo hay transferencias fuera del Espacio Económico Europeo cuando una sección de esta política lo dice, con la garantía en la que se apoyan.',
      ],
    },
    {
      heading: 'Cómo protegemos los datos',
      paragraphs: [
        'La conexión con la web va cifrada (HTTPS) y, donde el alojamiento lo permite, cada página trae reglas que impiden que el navegador ejecute código que no hayamos autorizado.',
        'Si, a pesar del cuidado, hay una brecha de datos con riesgo alto para las personas, avisamos a quienes afecte, además de a la autoridad de control, como manda la ley.',
      ],
    },
    {
      heading: 'Sin decisiones automatizadas',
      paragraphs: [
        'No tomamos decisiones automatizadas sobre las personas ni elaboramos perfiles. Quien lee los mensajes y decide qué responder es una persona.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'Para ejercer cualquiera de estos derechos, escribe a {email}. Es gratis. Respondemos en el plazo de un mes, que la ley permite prolongar dos más cuando la petición es compleja, y en ese caso te avisamos. Si tenemos dudas sobre quién lo pide, podemos pedirte que confirmes tu identidad.',
      ],
      items: [
        'Acceso: saber si tratamos datos tuyos y recibir una copia.',
        'Rectificación: corregir lo que está mal o incompleto.',
        'Supresión: pedir que borremos tus datos, en los casos que prevé la ley.',
        'Limitación: pedir que los guardemos sin usarlos, por ejemplo mientras se comprueba si son correctos.',
        'Portabilidad: recibir en un formato digital corriente los datos que nos has dado, cuando los tratamos por contrato o por consentimiento.',
        'Retirar el consentimiento: siempre que un tratamiento dependa de él, cuando quieras, sin efecto sobre lo que ya se ha hecho.',
      ],
    },
    {
      heading: 'Derecho de oposición',
      paragraphs: [
        'Puedes oponerte, en cualquier momento y por motivos de tu situación particular, a lo que hacemos por interés legítimo. Escribe a {email}: dejamos de hacerlo, salvo que haya motivos imperiosos que prevalezcan o que los datos hagan falta en un proceso judicial.',
      ],
    },
    {
      heading: 'Reclamar ante la autoridad de control',
      paragraphs: [
        'Si crees que no hemos tratado bien tus datos, puedes presentar una reclamación ante la autoridad de control, {authority}, {authorityAddress}, o ante la autoridad del país de la Unión Europea donde vives o trabajas (en España, la Agencia Española de Protección de Datos, www.aepd.es). También puedes acudir a los tribunales.',
        'Nos gustaría intentar resolver el asunto primero, pero no es obligatorio hablar antes con nosotros.',
      ],
    },
    {
      heading: 'Menores',
      paragraphs: [
        'Esta web no se dirige a niños. Si un niño nos ha enviado datos, quien lo representa puede escribir a {email} y los borraremos.',
      ],
    },
    {
      heading: 'Cambios en esta política',
      paragraphs: [
        'Si la web empieza a tratar datos de otra manera, cambiaremos esta página. La fecha del último cambio está al principio.',
      ],
    },
  ],
};
