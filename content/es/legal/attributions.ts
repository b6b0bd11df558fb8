import type { AttributionsWords } from '../../dictionary.ts';

export const attributions: AttributionsWords = {
  title: 'Créditos y licencias',
  lead: 'Esta página dice qué debemos, en esta web, a otras personas y a la tradición[noDemonstrations? y][demonstrations?,] con qué licencias lo usamos[demonstrations? y cuáles de los proyectos que se muestran son ilustrativos].',
  lastUpdated: 'Última actualización: {date}',
  contents: 'En esta página',
  disclaimer: {
    heading: 'Proyectos ilustrativos',
    projects: {
      'restaurant-orders': 'pedidos y carta de restaurante',
      'hotel-booking': 'plataforma de reservas de hotel',
      bakery: 'web de panadería y cafetería',
    },
    text: 'Los tres primeros proyectos que se muestran en esta web ({projects}) son ejemplos ilustrativos. No los ha construido {name} ni corresponden a trabajos para clientes.',
    textOfSome:
      'Ejemplos ilustrativos de esta web, que {name} no ha construido y que no son trabajos para clientes: {projects}.',
  },
  sections: [
    {
      heading: 'Los proyectos que se muestran',
      when: 'demonstrations',
      paragraphs: [
        '[onlyDemonstrations?Todos los proyectos son demostraciones, y ninguno es un trabajo para un cliente.][someDemonstrations?Algunos de los proyectos son demostraciones, y esas no son trabajos para clientes.] Los establecimientos, las personas,[personal-legacy? las cartas,] los productos y los precios que aparecen en ellas son inventados.',
        'Las imágenes que las muestran son capturas de las propias demostraciones.[music-player? En el reproductor de música, el sonido se sintetiza en el navegador: no hay grabaciones de otros artistas.]',
      ],
    },
    {
      heading: 'Tipografías',
      paragraphs: [
        'Todas las tipografías tienen la SIL Open Font License 1.1, que se puede leer en https://openfontlicense.org. Las sirve esta web, reducidas a los caracteres que necesita.[demonstrations? Las dos primeras son las de la web; las demás, las de las demostraciones.]',
      ],
      items: [
        'Bricolage Grotesque: © 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage).',
        'Instrument Sans: © 2022 The Instrument Sans Project Authors (https://github.com/Instrument/instrument-sans).',
        '[demonstrations?Besley: © 2020 The Besley Project Authors (https://github.com/indestructible-type).]',
        '[demonstrations?Figtree: © 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree).]',
        '[demonstrations?Jost: © 2020 The Jost Project Authors (https://github.com/indestructible-type/Jost).]',
        '[demonstrations?Newsreader: © 2020 The Newsreader Project Authors (https://github.com/productiontype/Newsreader).]',
        '[demonstrations?Outfit: © 2021 The Outfit Project Authors (https://github.com/Outfitio/Outfit-Fonts).]',
        '[demonstrations?Fraunces: © 2020 The Fraunces Project Authors (https://github.com/undercasetype/Fraunces).]',
        '[demonstrations?EB Garamond: © 2017 The EB Garamond Project Authors (https://github.com/octaviopardo/EBGaramond12).]',
        '[demonstrations?Playwrite PT: © 2023 The Playwrite Project Authors (https://github.com/TypeTogether/Playwrite).]',
        '[demonstrations?Archivo Narrow: © 2019 The Archivo Narrow Project Authors (https://github.com/Omnibus-Type/ArchivoNarrow).]',
      ],
    },
    {
      heading: 'Bibliotecas en el navegador',
      paragraphs: ['Las páginas usan estas bibliotecas de código abierto:'],
      items: [
        'React y React DOM, con scheduler: © Meta Platforms, Inc. y sus filiales, licencia MIT.',
        'React Hook Form: © Beier (Bill) Luo, licencia MIT.',
        'EmailJS Browser SDK (@emailjs/browser): © EmailJS, licencia BSD de tres cláusulas.',
      ],
    },
    {
      heading: 'Bibliotecas en el servidor',
      paragraphs: ['El programa de servidor que forma parte de esta web usa:'],
      items: [
        'Nodemailer, de Andris Reinman: licencia MIT-0.',
        '@hono/node-server: © Yusuke Wada y colaboradores de Hono, licencia MIT.',
        'React, React DOM y React Hook Form, ya indicadas arriba, para escribir la respuesta a quien envía el formulario sin JavaScript.',
      ],
    },
    {
      heading: 'Herramientas',
      paragraphs: [
        'La web se escribe y se monta con estas herramientas, que no van en las páginas como bibliotecas:',
      ],
      items: [
        'TypeScript, de Microsoft: licencia Apache 2.0.',
        'Vite: licencia MIT.',
        'Lightning CSS: licencia MPL 2.0.',
      ],
    },
    {
      heading: 'Los textos de las licencias',
      paragraphs: [
        'Los textos completos de las licencias de las bibliotecas del navegador y de las tipografías, con los nombres de sus autores, están en {url}/licences.txt. Las bibliotecas del servidor y las herramientas traen los suyos.',
      ],
    },
    {
      heading: 'El bordado y las imágenes',
      paragraphs: [
        'El bordado en punto de cruz, el logotipo[film?, los iconos y el vídeo][noFilm? y los iconos] se dibujaron para esta web. No usamos bancos de imágenes.',
      ],
    },
    {
      heading: 'Los lenços dos namorados',
      paragraphs: [
        'Los colores, los pájaros, las flores y los corazones se inspiran en los lenços dos namorados, los pañuelos de enamorados que se bordan en el Miño portugués y están muy ligados a Vila Verde. Es una tradición de todos, que las bordadoras mantienen viva, y a ellas les damos las gracias.',
        'Nuestros dibujos son nuevos: no copian ningún pañuelo ni son pañuelos certificados, y esta web no la han hecho ni aprobado quienes los bordan o certifican.',
      ],
    },
    {
      heading: 'Marcas de otras empresas',
      paragraphs: [
        'Las marcas que menciona esta web pertenecen a sus dueños. Las mencionamos solo para decir con qué trabajamos o dónde encontrarnos, sin que eso signifique colaboración, patrocinio o aprobación.',
      ],
      items: [
        'iPhone, iOS, macOS y App Store: Apple usa estos nombres en sus productos y servicios; iOS es también marca de Cisco, usada con licencia.',
        'Android, Google Play y Google Analytics: Google LLC.',
        'Windows y TypeScript: Microsoft.',
        'Linux: Linus Torvalds.',
        'Facebook, Instagram y React: Meta Platforms, Inc.',
        'LinkedIn: LinkedIn Corporation.',
        'Los demás nombres de productos y empresas, como Bizum, MB WAY, Multibanco y Booking.com: sus respectivos dueños.',
      ],
    },
    {
      heading: '¿Falta algo?',
      paragraphs: [
        'Si un trabajo tuyo está en esta web sin la mención debida, escribe a {email}. Lo corregiremos.',
      ],
    },
  ],
};
