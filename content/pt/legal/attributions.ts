import type { AttributionsWords } from '../../dictionary.ts';

export const attributions: AttributionsWords = {
  title: 'Créditos e licenças',
  lead: 'Esta página diz o que, neste site, devemos a outras pessoas e à tradição[noDemonstrations? e][demonstrations?,] com que licenças o usamos[demonstrations?, e quais dos projetos mostrados são ilustrativos].',
  lastUpdated: 'Última atualização: {date}',
  contents: 'Nesta página',
  disclaimer: {
    heading: 'Projetos ilustrativos',
    projects: {
      'restaurant-orders': 'pedidos e ementa de restaurante',
      'hotel-booking': 'plataforma de reservas de hotel',
      bakery: 'site de padaria e café',
    },
    text: 'Os três primeiros projetos mostrados neste site ({projects}) são exemplos ilustrativos. Não foram construídos por {name} nem correspondem a trabalhos para clientes.',
    textOfSome:
      'Exemplos ilustrativos neste site, que não foram construídos por {name} nem para clientes: {projects}.',
  },
  sections: [
    {
      heading: 'Os projetos mostrados',
      when: 'demonstrations',
      paragraphs: [
        '[onlyDemonstrations?Todos os projetos são demonstrações, e nenhum é trabalho para um cliente.][someDemonstrations?Alguns dos projetos são demonstrações, e essas não são trabalhos para clientes.] Os estabelecimentos, as pessoas,[personal-legacy? as cartas,] os produtos e os preços que nelas aparecem são inventados.',
        'As imagens que as mostram são capturas das próprias demonstrações.[music-player? No leitor de música, o som é sintetizado no navegador: não há gravações de outros artistas.]',
      ],
    },
    {
      heading: 'Tipos de letra',
      paragraphs: [
        'Todos os tipos de letra têm a SIL Open Font License 1.1, que se pode ler em https://openfontlicense.org. São servidos por este site, reduzidos aos caracteres de que precisa.[demonstrations? Os dois primeiros são os do site, os outros os das demonstrações.]',
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
      heading: 'Bibliotecas no navegador',
      paragraphs: ['As páginas usam estas bibliotecas de código aberto:'],
      items: [
        'React e React DOM, com scheduler: © Meta Platforms, Inc. e afiliadas, licença MIT.',
        'React Hook Form: © Beier (Bill) Luo, licença MIT.',
        'EmailJS Browser SDK (@emailjs/browser): © EmailJS, licença BSD de três cláusulas.',
      ],
    },
    {
      heading: 'Bibliotecas no servidor',
      paragraphs: ['O programa de servidor que faz parte deste site usa:'],
      items: [
        'Nodemailer, de Andris Reinman: licença MIT-0.',
        '@hono/node-server: © Yusuke Wada e colaboradores do Hono, licença MIT.',
        'React, React DOM e React Hook Form, já indicadas acima, para escrever a resposta a quem envia o formulário sem JavaScript.',
      ],
    },
    {
      heading: 'Ferramentas',
      paragraphs: [
        'O site é escrito e montado com estas ferramentas, que não vão nas páginas como bibliotecas:',
      ],
      items: [
        'TypeScript, da Microsoft: licença Apache 2.0.',
        'Vite: licença MIT.',
        'Lightning CSS: licença MPL 2.0.',
      ],
    },
    {
      heading: 'Os textos das licenças',
      paragraphs: [
        'Os textos completos das licenças das bibliotecas do navegador e dos tipos de letra, com os nomes dos autores, estão em {url}/licences.txt. As bibliotecas do servidor e as ferramentas trazem os seus.',
      ],
    },
    {
      heading: 'O bordado e as imagens',
      paragraphs: [
        'O bordado a ponto de cruz, o logótipo[film?, os ícones e o filme][noFilm? e os ícones] foram desenhados para este site. Não usamos bancos de imagens.',
      ],
    },
    {
      heading: 'Os lenços dos namorados',
      paragraphs: [
        'As cores, os pássaros, as flores e os corações inspiram-se nos lenços dos namorados, bordados no Minho e muito ligados a Vila Verde. É uma tradição de todos, que as bordadeiras mantêm viva, e a elas agradecemos.',
        'Os nossos desenhos são novos: não copiam nenhum lenço nem são lenços certificados, e este site não foi feito nem aprovado por quem os borda ou certifica.',
      ],
    },
    {
      heading: 'Marcas de outras empresas',
      paragraphs: [
        'As marcas que este site refere pertencem aos seus donos. Referimo-las só para dizer com que trabalhamos ou onde nos encontra, sem que isso signifique parceria, patrocínio ou aprovação.',
      ],
      items: [
        'iPhone, iOS, macOS e App Store: a Apple usa estes nomes nos seus produtos e serviços; iOS é também marca da Cisco, usada sob licença.',
        'Android, Google Play e Google Analytics: Google LLC.',
        'Windows e TypeScript: Microsoft.',
        'Linux: Linus Torvalds.',
        'Facebook, Instagram e React: Meta Platforms, Inc.',
        'LinkedIn: LinkedIn Corporation.',
        'Os outros nomes de produtos e empresas, como MB WAY, Multibanco e Booking.com: os respetivos donos.',
      ],
    },
    {
      heading: 'Falta alguma coisa?',
      paragraphs: [
        'Se um trabalho seu está neste site sem a menção devida, escreva para {email}. Corrigimos.',
      ],
    },
  ],
};
