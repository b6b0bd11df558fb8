import { counter } from '../../browser/plural.ts';
import { es as voices } from '../voices/es.ts';
import type { Words } from './pt.ts';

const count = counter('es-ES');

export const es: Words = {
  voices,
  withoutScripts: 'Para escribir en el libro hay que tener JavaScript activado.',
  head: {
    title: 'Amélia Duarte, 1931–2019',
    description:
      'La vida de Amélia Duarte, hija de farero y maestra de escuela: diez capítulos, cinco cartas y un libro de visitas. Demostración con persona e historia inventadas.',
  },
  labels: {
    sections: 'Secciones',
    family: 'De la familia',
    decades: 'Décadas',
    village: 'El pueblo de noche, visto desde el mar, con las luces encendidas.',
    earlier: 'Carta anterior',
    later: 'Carta siguiente',
    storm: 'Un faro encendido en lo alto de un cabo, con olas que rompen en la roca.',
    flour: 'Madre e hija frente a frente en una mesa, bajo una lámpara.',
    beach: 'Una fila de niños con bata y la maestra, de espaldas, delante del mar.',
    bicycle: 'Una bicicleta con una cartera de correos, apoyada en un muro.',
    wall: 'Pared de escuela con dos marcas claras donde hubo retratos; en la mesa, un clavel en un frasco.',
    lens: 'La lente del faro, anillos de vidrio alrededor de la lámpara, y una mujer que la mira.',
    kite: 'Una abuela y dos niños en una duna, volando una cometa.',
  },
  page: {
    skip: 'Ir a la historia',
    demo: 'Demostración',
    demoLong: ': persona e historia inventadas',
    demoBack: ' · volver a los proyectos',
    toLife: 'La vida',
    toLetters: 'Las cartas',
    until: ' a ',
    lead: 'Nació en un faro. Enseñó a leer a tres generaciones de un pueblo que mira al mar, y nunca apagó la luz del porche antes de que llegaran todos.',
    begin: 'Leer su historia',
    preface:
      'Hemos reunido aquí lo que estaba en cajas de zapatos, en un cajón y en la memoria de mucha gente. Quien la conoció, que nos corrija. Quien no, que entre sin llamar: así le gustaba a ella.',
    signature: 'Inês, la nieta mayor',
    life: 'Ochenta y ocho años, contados despacio',
    themes: {
      choose: 'Elegir capítulos por tema',
      all: 'Toda la vida',
      lighthouse: 'El faro',
      school: 'La escuela',
      home: 'La casa',
    },
    storm: {
      title: 'Nacida entre dos destellos',
      caption: 'El faro, una noche de suroeste. 1931',
      first:
        'La noche del 14 de enero el mar entró en la sala de máquinas y la partera no consiguió pasar el cabo. Joaquim Duarte, farero de Pedralva, daba cuerda al mecanismo de la lente, bajaba ciento doce escalones a ver a su mujer y volvía a subir.',
      second:
        'Amélia nació a las cuatro menos veinte. El libro del faro anota la noche entera en una línea: <q>Viento SO, mar muy gruesa. Luz sin fallos. Niña.</q>',
    },
    flour: {
      title: 'El alfabeto en la harina',
      caption: 'Mi madre y yo, en la cocina del faro',
      first:
        'Rosa, la madre, firmaba con una cruz. Amélia tenía diez años cuando se dio cuenta de que las cartas de su hermano, embarcado en la pesca del bacalao, esperaban en el cajón a que alguien las leyera. Esa noche esparció harina en la mesa de la cocina y dibujó una R con el dedo. Luego una O.',
      second:
        'Su madre tenía cuarenta y dos años y manos de lejía. Borraba con la palma y volvía a empezar. Tardaron dos inviernos. La primera palabra que Rosa escribió sola no fue su nombre. Fue <q>Tomás</q>.',
      letter: 'Carta de 1943',
      letterLine: 'La primera carta de Rosa',
    },
    beach: {
      title: 'Una escuela sin mar',
      caption: 'Playa de Pedralva, junio de 1953. Nadie habló.',
      first:
        'Cuando terminó Magisterio en Braga, la destinaron a Sobral de Cima, en la sierra: cuarenta y tres niños, cuatro cursos, un aula y una estufa para la que cada alumno traía su leño. Dibujó el mar en la pizarra y nadie se creyó el tamaño.',
      second:
        'Ahorró durante dos años, convenció al dueño de una camioneta y llevó a toda la escuela a la playa. Se quedaron callados mucho rato. Hasta que Abel, de ocho años, preguntó: <q>Señorita, ¿y quién lo llena?</q>',
      letter: 'Carta de 1951',
      letterLine: '<q>Aquí no hay mar</q>',
    },
    bicycle: {
      title: 'Permiso para casarse',
      caption: 'La bicicleta de Henrique. Nunca le puso candado.',
      first:
        'En 1958, en Portugal, una maestra no podía casarse sin licencia del ministro: había que probar que el novio era de buena conducta y ganaba lo suficiente. Henrique Sá era cartero y ganaba menos que ella. La solicitud pasó siete meses de negociado en negociado.',
      second:
        'Cuando la respuesta llegó a Pedralva, venía en su cartera. Pedaleó nueve kilómetros hasta la escuela de Gandra, donde ella daba clase entonces, con la carta cerrada, porque no era suya. Amélia la abrió en el recreo, delante de todo el mundo. Se casaron en septiembre.',
      letter: 'Carta de 1958',
      letterLine: 'Nueve gramos, nueve kilómetros',
    },
    thursday: {
      title: 'Jueves, día de cartas',
      recipe: 'Arroz con leche de los jueves',
      rice: '200 g de arroz redondo',
      milk: '1 litro de leche entera, caliente',
      sugar: '200 g de azúcar, 4 yemas',
      lemon: 'la piel de un limón, una pizca de sal',
      cinnamon: 'canela para las letras',
      method:
        'Cocer el arroz en agua con sal hasta que se abra. Añadir la leche a cucharones, siempre caliente, y remover hacia el mismo lado. El azúcar, solo al final; las yemas, fuera del fuego.',
      warning: 'No dejar la cazuela para ir a la puerta. Quien viene, espera.',
      first:
        'En la casa de Rua do Cais nacieron Luísa y Manuel, y los jueves la cocina se llenaba de mujeres con sobres en el bolsillo del delantal. Las cartas venían de Francia, de los bancos de Terranova y, desde el año anterior, de la guerra de Angola.',
      second:
        'Henrique las traía. Amélia las leía en voz alta, a solas con cada una, y escribía las respuestas. Prometía olvidarlo todo al salir por la puerta, y nunca se supo una palabra. Lo que sí se supo fue lo del arroz con leche que hacía para la espera: a cada mujer, su inicial en canela.',
    },
    wall: {
      title: 'La marca en la pared',
      caption: 'Mi aula, un lunes',
      first:
        'La mañana del 26 de abril, al día siguiente de la revolución, descolgó de la pared del aula los dos retratos. Debajo, la cal estaba más clara: dos rectángulos que la escuela entera se quedó mirando. En verano quisieron encalar. No dejó. <q>Es para que sepamos medir</q>, dijo.',
      second:
        'En otoño abrió el aula por la noche, para quienes nunca habían podido aprender. Vinieron treinta y una mujeres y seis hombres. Su madre, con setenta y cinco años, se sentó en la primera fila. Hacía mucho que sabía leer. Venía a enseñar a las demás a no tener vergüenza.',
      letter: 'Carta de 1974',
      letterLine: 'A su hermano, en New Bedford',
    },
    lens: {
      title: 'El faro se queda solo',
      caption: 'Ciento doce escalones después',
      first:
        'Un martes de marzo el faro empezó a encenderse sin nadie. Amélia pidió subir. Contó los escalones en voz alta, como de pequeña, y dio cuerda al viejo mecanismo, que ya no movía nada, solo por oírlo.',
      second:
        '<q>Mi padre decía que la luz no sirve para que se vea el faro</q>, le explicó al técnico. <q>Sirve para que los demás sepan dónde están.</q> Se jubiló en julio, tras treinta y seis años de tiza.',
    },
    kite: {
      title: 'Cometas de periódico',
      caption: 'Con Inês y Tomás, en la duna',
      first:
        'Los nietos pasaban el verano en Rua do Cais. Por la mañana había dictado, que nadie pedía y nadie se perdía: era siempre de piratas. Por la tarde, cometas de papel de periódico y engrudo.',
      second:
        'Por la noche contaban, en la ventana, los segundos del faro: uno, dos, tres destellos, y la oscuridad hasta quince. <q>Cuando sepáis esperar a oscuras</q>, decía, <q>ya lo sabréis casi todo.</q>',
    },
    computer: {
      title: 'Aprender otra vez',
      first:
        'A los setenta y cinco años le pidió a Inês que la enseñara a escribir en el ordenador. Tardó, decía, dos inviernos, como su madre. Escribía con un dedo y firmaba con el nombre completo.',
      second:
        'Contestó a antiguos alumnos en cinco países y les corrigió, con ternura, la puntuación.',
    },
    light: {
      title: 'Una luz encendida',
      first:
        'Murió en su cama, la mañana del 3 de noviembre, con la ventana abierta al mar, como había pedido. Tenía ochenta y ocho años.',
      second:
        'Esa noche, sin que nadie se pusiera de acuerdo, Pedralva dejó encendidas las luces de los porches: primero Rua do Cais, luego la plaza, luego las casas de arriba. Los pescadores dijeron que, desde el mar, el pueblo parecía escrito.',
    },
    drawer: {
      title: 'El cajón de las cartas',
      lead: 'Estaban atadas con la misma cinta. Son para leer en voz alta.',
    },
    book: {
      title: 'Libro de visitas',
      lead: 'Cuéntanos dónde te cruzaste con ella, o qué te llevas de esta visita. En esta demostración, lo que escribas se guarda solo en tu navegador.',
      name: 'Nombre',
      relation: 'De qué la conocías',
      choose: 'Elegir',
      message: 'Mensaje',
      write: 'Escribir en el libro',
      family: 'Abrir la vista de la familia',
      studio: 'Si quieres una página así para alguien tuyo, cuéntanos quién fue.',
      toStudio: 'Hablar con el estudio',
      messages: 'Mensajes',
    },
    foot: {
      demo: 'Demostración.',
      line: 'Amélia Duarte nunca existió: la persona, el pueblo, el faro, las cartas y los mensajes se inventaron para enseñar cómo puede ser una página de recuerdo.',
      back: 'Volver a los proyectos del estudio',
      tryTitle: 'Pruébalo',
      tryFirst:
        'Escribe en el libro y abre la vista de la familia: tu mensaje espera allí respuesta.',
      trySecond:
        'Envía una sola carta a un hermano, en su idioma. O imprime la vida entera para quien prefiera papel.',
      print: 'Imprimir la vida entera',
    },
    reader: {
      earlier: 'Anterior',
      sendIn: 'Enviar en',
      copy: 'Copiar enlace',
      later: 'Siguiente',
      print: 'Imprimir',
      close: 'Cerrar',
    },
  },
  family: {
    title: 'La vista de la familia',
    lead: 'Aquí la familia lee lo que llega antes de que se muestre y corrige los capítulos. Los cambios se ven enseguida en la página.',
    states: {
      waiting: 'En espera',
      shown: 'En el libro',
      hidden: 'Fuera del libro',
      removed: 'Retirado por quien lo escribió',
    },
    accept: 'Mostrar',
    hide: 'Ocultar',
    undo: 'Deshacer',
    undone: 'Deshecho.',
    decided: {
      shown: (name) => `El mensaje de ${name} está en el libro.`,
      hidden: (name) => `El mensaje de ${name} está fuera del libro.`,
    },
    chapters: 'Corregir un capítulo',
    chapter: 'Capítulo',
    chapterTitle: 'Título',
    first: 'Primer párrafo',
    second: 'Segundo párrafo',
    save: 'Guardar',
    saved: (language) => `Guardado en ${language}.`,
    language: 'Idioma',
    languages: { pt: 'portugués', en: 'inglés', es: 'español' },
    oneLanguage:
      'Cada idioma tiene su texto: lo que corrijas aquí cambia solo en el idioma elegido.',
    unsaved: 'Sin guardar: sigue aquí mientras esta pestaña esté abierta.',
    discard: 'Volver al texto guardado',
    discarded: 'El texto guardado ha vuelto.',
    missing: 'Escriba algo en este campo.',
    draft: (title) => `${title} (sin guardar)`,
    notOpened: 'Esta parte no se ha abierto. Compruebe la conexión y vuelva a cargar la página.',
    export: 'Llévese todo',
    exportLead:
      'En los tres idiomas, en un solo archivo que se abre en cualquier navegador: los capítulos como están, con años, pies de foto, la receta y el correo, las cartas y todos los mensajes. Los dibujos se quedan en la página.',
    download: 'Descargar',
    restore: 'Recuperar el texto original',
    correctedSince: 'Entretanto alguien ha corregido este capítulo: queda esa corrección.',
    overtaken: (name) =>
      `Entretanto alguien ha decidido otra cosa sobre el mensaje de ${name}. Se queda como está.`,
    notKept: 'Vale mientras esta página esté abierta: el navegador no deja guardarlo.',
    conflict: 'Dos versiones',
    conflictLead:
      'Mientras escribías, otra persona guardó otra versión. Lee las dos y elige: aún no se ha guardado nada.',
    theirs: 'La de la otra persona',
    mine: 'La tuya',
    keepTheirs: 'Quedarse con la otra',
    keepMine: 'Quedarse con la tuya',
    restored: 'El texto original ha vuelto.',
    quoted: (text) => `«${text}»`,
    subject: 'Una página de recuerdo como la de Amélia Duarte',
  },
  lamp: {
    leave: 'Dejar una luz encendida',
    lit: 'Tu luz está encendida',
    since: (date) => `La encendiste el ${date}. Es la ventana más luminosa.`,
    left: 'Has dejado una luz encendida.',
    out: 'Has apagado la luz.',
  },
  timeline: {
    shown: (theme, chapters) => `${theme}: ${count(chapters, 'capítulo', 'capítulos')}.`,
  },
  reader: {
    place: (letter, letters) => `Carta ${letter} de ${letters}`,
    copied: 'Enlace copiado.',
    notCopied: 'Copie este enlace.',
  },
  book: {
    relations: {
      family: 'de la familia',
      school: 'de la escuela',
      neighbours: 'del barrio',
      friends: 'por amistad',
      strangers: 'no la conocí',
    },
    nameShort: 'Escribe tu nombre, con dos letras o más.',
    nameLong: (limit) => `El nombre cabe en ${limit} caracteres.`,
    relation: 'Elige de qué conocías a Amélia.',
    messageShort: (least) => `Escribe un poco más: al menos ${least} caracteres.`,
    messageLong: (over, limit) => `El mensaje pasa en ${over} el límite de ${limit} caracteres.`,
    left: (characters) => count(characters, 'carácter disponible', 'caracteres disponibles'),
    over: (characters) => `${characters} de más`,
    hidden: 'La familia no lo ha puesto en el libro: solo se lee aquí, y puedes retirarlo.',
    waits: 'De momento solo se lee en este navegador: espera a la familia.',
    removed: 'Tu mensaje se ha retirado.',
    restore: 'Recuperar',
    restoreLabel: 'Recuperar el mensaje retirado',
    restored: 'Mensaje recuperado.',
    isRemoved: 'Mensaje retirado del libro.',
    remove: 'Retirar',
    removeLabel: (name) => `Retirar el mensaje de ${name}`,
    full: (limit) => `En este navegador caben ${limit} mensajes. Retira uno para escribir otro.`,
    thanks: (name) => `Gracias, ${name}. La familia lee tu mensaje antes de mostrarlo.`,
  },
};
