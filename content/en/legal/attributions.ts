import type { AttributionsWords } from '../../dictionary.ts';

export const attributions: AttributionsWords = {
  title: 'Attributions',
  lead: 'This page says what, on this website, we owe to other people and to tradition[noDemonstrations? and][demonstrations?,] under which licences we use it[demonstrations?, and which of the projects shown are illustrative].',
  lastUpdated: 'Last updated: {date}',
  contents: 'On this page',
  disclaimer: {
    heading: 'Illustrative projects',
    projects: {
      'restaurant-orders': 'restaurant order and menu system',
      'hotel-booking': 'hotel booking platform',
      bakery: 'bakery and coffee shop site',
    },
    text: 'The first three projects shown on this website ({projects}) are illustrative examples. They were not built by {name} and are not work for clients.',
    textOfSome:
      'Illustrative examples on this website, neither built by {name} nor made for clients: {projects}.',
  },
  sections: [
    {
      heading: 'The projects shown',
      when: 'demonstrations',
      paragraphs: [
        '[onlyDemonstrations?All the projects are demonstrations, and none is work for a client.][someDemonstrations?Some of the projects are demonstrations, and those are not work for clients.] The businesses, people,[personal-legacy? letters,] products and prices that appear in them are made up.',
        'The pictures of them are captures of the demonstrations themselves.[music-player? In the music player, the sound is synthesised in the browser: there are no recordings by other artists.]',
      ],
    },
    {
      heading: 'Typefaces',
      paragraphs: [
        'All the typefaces are under the SIL Open Font License 1.1, which can be read at https://openfontlicense.org. They are served by this website, reduced to the characters it needs.[demonstrations? The first two are the website’s own, the others those of the demonstrations.]',
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
      heading: 'Libraries in the browser',
      paragraphs: ['The pages use these open-source libraries:'],
      items: [
        'React and React DOM, with scheduler: © Meta Platforms, Inc. and affiliates, MIT licence.',
        'React Hook Form: © Beier (Bill) Luo, MIT licence.',
        'EmailJS Browser SDK (@emailjs/browser): © EmailJS, three-clause BSD licence.',
      ],
    },
    {
      heading: 'Libraries on the server',
      paragraphs: ['The server program that is part of this website uses:'],
      items: [
        'Nodemailer, by Andris Reinman: MIT-0 licence.',
        '@hono/node-server: © Yusuke Wada and Hono contributors, MIT licence.',
        'React, React DOM and React Hook Form, already named above, to write the reply to anyone who sends the form without JavaScript.',
      ],
    },
    {
      heading: 'Tools',
      paragraphs: [
        'The website is written and put together with these tools, which do not travel in the pages as libraries:',
      ],
      items: [
        'TypeScript, by Microsoft: Apache 2.0 licence.',
        'Vite: MIT licence.',
        'Lightning CSS: MPL 2.0 licence.',
      ],
    },
    {
      heading: 'The texts of the licences',
      paragraphs: [
        'The full texts of the licences of the browser libraries and the typefaces, with the names of their authors, are at {url}/licences.txt. The server libraries and the tools carry their own.',
      ],
    },
    {
      heading: 'The embroidery and the pictures',
      paragraphs: [
        'The cross-stitch embroidery, the logo[film?, the icons and the film][noFilm? and the icons] were drawn for this website. We use no stock pictures.',
      ],
    },
    {
      heading: 'The lenços dos namorados',
      paragraphs: [
        'The colours, birds, flowers and hearts are inspired by the lenços dos namorados, the sweethearts’ handkerchiefs embroidered in the Minho region and closely tied to Vila Verde. It is everyone’s tradition, kept alive by the women who embroider, and we thank them.',
        'Our drawings are new: they copy no handkerchief and are not certified handkerchiefs, and this website was not made or approved by those who embroider or certify them.',
      ],
    },
    {
      heading: 'Trade marks of other companies',
      paragraphs: [
        'The trade marks mentioned on this website belong to their owners. We mention them only to say what we work with or where to find us; no partnership, sponsorship or approval is meant.',
      ],
      items: [
        'iPhone, iOS, macOS and App Store: Apple uses these names for its products and services; iOS is also a trade mark of Cisco, used under licence.',
        'Android, Google Play and Google Analytics: Google LLC.',
        'Windows and TypeScript: Microsoft.',
        'Linux: Linus Torvalds.',
        'Facebook, Instagram and React: Meta Platforms, Inc.',
        'LinkedIn: LinkedIn Corporation.',
        'The other names of products and companies, such as MB WAY, Multibanco and Booking.com: their respective owners.',
      ],
    },
    {
      heading: 'Is anything missing?',
      paragraphs: [
        'If work of yours is on this website without credit, write to {email}. We will put it right.',
      ],
    },
  ],
};
