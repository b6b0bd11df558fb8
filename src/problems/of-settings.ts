/** What is wrong with the values of settings.yaml and content/studio.yaml, by themselves and beside the texts. */
import { alike, byHand, type Sentences, type Texts } from './sentences.ts';

type Units = { units: string };
type From = { least: number };
type Known = { known: readonly string[] };
type InFile = { file: string };

/** Of what its example says best, which ends the sentence of the terminal. */
function like(said: string): Sentences {
  const [, example] = /.* (?:like|as) '?(.+?)'?(?:, |\.$)/.exec(said) ?? [];
  return [
    said,
    `Escreva-o como ${example}.`,
    `Escríbelo como ${example}.`,
    `Write it like ${example}.`,
  ];
}

export const ofSettings = {
  amountOfHours: ({ below, above }: { below: number; above: number }): Sentences => [
    `Give a multiple of the price of an hour, like ${below} or ${above}: the calculator counts in hours.`,
    `Escreva um múltiplo do preço da hora, como ${below} ou ${above}.`,
    `Escribe un múltiplo del precio de la hora, como ${below} o ${above}.`,
  ],
  ...alike('Write a whole number.', 'Escreva um número inteiro.', 'Escribe un número entero.', {
    whole: ({ units }: Units) => `Give whole ${units}.`,
    wholeFrom: ({ units, least }: Units & From) => `Give whole ${units}, from ${least}.`,
    wholeOrNone: ({ units }: Units) => `Give whole ${units}, or 0 for none.`,
    wholeDays: 'Give a whole number of days, 1 or more.',
    order: 'write a whole number: pages are in the order of these.',
    step: 'Give the number of a step, from 1.',
    weeksOfSteps: 'Give the weeks of each step.',
  }),
  amount: [
    'Give an amount, like 2400 or 49.90, or 0 for none.',
    'Escreva uma quantia, com cêntimos ou sem eles, ou 0 para nenhuma.',
    'Escribe un importe, con céntimos o sin ellos, o 0 si no hay.',
  ],
  percent: ({ least }: From): Sentences => [
    `Give whole per cent, from ${least} to 100.`,
    `Escreva uma percentagem inteira, de ${least} a 100.`,
    `Escribe un porcentaje entero, de ${least} a 100.`,
  ],
  partsOfHundred: [
    'Give parts that make 100 per cent together.',
    'As partes têm de somar 100 por cento.',
    'Las partes tienen que sumar el 100 por ciento.',
  ],
  year: like('Give a year, like 2019.'),
  weeks: [
    'Write 6, or 4-8, or leave it empty.',
    'Escreva 6, ou 4-8, ou deixe vazio.',
    'Escribe 6, o 4-8, o déjalo vacío.',
  ],
  monday: [
    'Give a Monday: the weeks are counted from it.',
    'Escolha uma segunda-feira.',
    'Elige un lunes.',
  ],
  day: like('Write a day as 2027-01-11.'),
  dayOfTexts: like('Write the day as 2025-10-26.'),

  ...alike('Write a name.', 'Escreva um nome.', 'Escribe un nombre.', {
    name: 'Give a name.',
    nameOfIt: 'Give its name.',
    nameOfStudio: 'Give the name of the studio.',
  }),
  ...alike('Write it.', 'Escreva-o.', 'Escríbelo.', {
    partOfAddress: ({ part }: Texts<'part'>) => `Give the ${part}.`,
  }),
  authority: [
    'Give who hears complaints about the use of personal data, and where that is, for the privacy policy: in a country without such an authority, the court.',
    'Escreva quem recebe as queixas sobre dados pessoais, e onde fica, para a política de privacidade: num país sem essa autoridade, o tribunal.',
    'Escribe quién recibe las reclamaciones sobre datos personales, y dónde está, para la política de privacidad: en un país sin esa autoridad, el tribunal.',
  ],
  ...alike(
    'Use lower-case letters, digits and hyphens.',
    'Use letras minúsculas, algarismos e hífenes.',
    'Usa minúsculas, cifras y guiones.',
    {
      id: 'Give an id.',
      noId: 'is no id: use lower-case letters, digits and hyphens.',
      slug: 'Use lower-case letters, digits and hyphens: it names the pictures.',
    },
  ),
  webAddress: like('Give a whole address, like https://www.example.pt/.'),
  webAddressOrOwn: like('Give a whole address, like https://www.example.pt/, or one of this site.'),
  email: like('Give the address that visitors write to, like ola@example.pt.'),
  phone: like('Write it with the code of the country, like +351 253 000 000, or leave it empty.'),
  vatNumber: like('Write it as VIES checks it, like PT999999990, or leave it empty.'),
  country: like('Give the two capital letters of ISO 3166, like PT.'),
  currency: like('Give the three capital letters of ISO 4217, like EUR.'),
  timeZone: like('Name the time zone of the studio, like Europe/Lisbon.'),
  fileOfCloth: like(
    'Give the address of a picture in public/, like /cloths/shop.svg, or leave it out.',
  ),
  ...alike(
    'Write it out: facts do not work here.',
    'Escreva por extenso: os factos não funcionam aqui.',
    'Escríbelo entero: los datos no funcionan aquí.',
    {
      factInFact: ({ name }: Texts<'name'>) => `{${name}} does not work in a fact: write it out.`,
      factInSetting: 'A setting names no facts: write it out.',
    },
  ),
  inEveryLanguage: ({ code }: Texts<'code'>): Sentences => [
    `Write it in this language too: content/${code} is there.`,
    'Escreva-o também nesta língua.',
    'Escríbelo también en este idioma.',
  ],

  ...alike('Say yes or no.', 'Diga sim ou não.', 'Di sí o no.', {
    trueOrFalse: 'Write true or false.',
    trueWhenReady: 'Write true when they are ready, or false.',
    trueOrNothing: 'write true, or take it out.',
  }),
  ...alike('Choose one of the list.', 'Escolha um da lista.', 'Elige uno de la lista.', {
    oneOf: ({ known }: Known) => `Write one of ${known.join(', ')}.`,
    navigation: 'write bar, footer or none.',
  }),
  ...alike(
    'Choose one, or leave it out.',
    'Escolha um, ou deixe vazio.',
    'Elige uno, o déjalo vacío.',
    {
      fileOfPerson:
        'Give the name of a JPEG, PNG, WebP or AVIF file in public/people/, like ana.jpg, or leave it out.',
      idOfProject: 'Give the id of a project.',
      idOfIndustry: 'Give the id of an industry, or leave it out.',
      idOfPage: 'Give the id of a page, like prices.',
    },
  ),
  ...alike(
    'Add one entry at least.',
    'Acrescente uma entrada, pelo menos.',
    'Añade al menos una entrada.',
    {
      emptyList: 'the list is empty: write one entry at least.',
      oneLine: 'Give one line at least.',
    },
  ),
  ownAddress: ({ address }: Texts<'address'>): Sentences => [
    `Link a demonstration by the slug of its project, ${address}, and call its folder in packages/showcases/ so.`,
    `O endereço da demonstração é ${address}.`,
    `La dirección de su demostración es ${address}.`,
    `The address of its demonstration is ${address}.`,
  ],
  ownerSide: like(
    "Give the end of the address of a demonstration, like '#owner', or leave it out.",
  ),
  noOwnerSide: [
    'Only a demonstration has an owner’s side: leave it out.',
    'Só uma demonstração tem isto: deixe vazio.',
    'Solo una demostración tiene esto: déjalo vacío.',
  ],
  ...alike(
    'This setting is not in the form: ask who set the site up.',
    'Esta definição não está no formulário: fale com quem montou o site.',
    'Este ajuste no está en el formulario: habla con quien montó la web.',
    {
      hostingCompany: 'Name the company that hosts the site: the privacy policy says it.',
      daysOfLogs:
        'Give the whole days that the hosting company keeps access logs, 1 or more: ask it.',
      origin: 'Give scheme and host only, like https://www.example.pt, without a slash at the end.',
      longestEnding: 'Give a whole number from 2 to 63.',
      redirects:
        'Give paths of this site without a host, the old one first, like /old-name: /contact.',
      idOfField: 'Use lower-case letters and digits: it is the name of the field in the message.',
      idOfFieldTaken: 'Browsers or the site call something else so: choose another name.',
      idOfChoice:
        'Use lower-case letters, digits and hyphens, a letter first: its texts have this name.',
      choicesOfField: 'Give ids to choose from to a field of the kind choice, and to no other.',
      fieldMissing: ({ id }: Texts<'id'>) =>
        `There is no field "${id}" that must be filled in: the studio could not answer. Write one.`,
      fieldsTooLong: ({ most }: { most: number }) =>
        `Together they take more than ${most} characters: take one out.`,
      oneLanguage: 'Name one language at least.',
      lineOfLanguage:
        'Write a line for each language, like pt: { name: Português, locale: pt-PT }.',
      codeOfLanguage:
        'A language is called by its code, like pt: it is the name of its folder too.',
      locale: 'Give the locale for dates and numbers, like pt-PT.',
      knownLocale: 'Give a locale that browsers know, like pt-PT.',
      nameOfLanguage: 'Give the name of the language, in the language.',
      language: ({ known }: Known) => `Choose one of ${known.join(', ')}.`,
    },
  ),

  // What is one thing here, and another in the texts.
  factUnnamed: ({ name, fact }: { name: string; fact: string | number }): Sentences => [
    `no text says {${name}}, which is ${JSON.stringify(fact)} here: name it in one, in every language.`,
    `Nenhum texto diz {${name}}: nomeie-o num, em todas as línguas.`,
    `Ningún texto dice {${name}}: nómbralo en uno, en todos los idiomas.`,
  ],
  conditionUnsaid: ({ when, settings, facts }: Texts<'when' | 'settings' | 'facts'>): Sentences => [
    `no section has "when: ${when}", and it is so on this site: write one, or take the reason out of ${settings}, of ${facts} or of the build’s variables (.env).`,
    `Os textos legais precisam da secção sobre «${when}».`,
    `Los textos legales necesitan la sección sobre «${when}».`,
    `The legal texts need their section about “${when}”.`,
  ],
  otherLaw: ({ law, country, file }: Texts<'law' | 'country' | 'file'>): Sentences => [
    `the text follows the law of ${law}, and the studio is in ${country} (${file}, address.country): write it for that law, then "law: ${country}".`,
    `O texto segue a lei de ${law}, e o estúdio está em ${country}: escreva-o para essa lei.`,
    `El texto sigue la ley de ${law}, y el estudio está en ${country}: escríbelo para esa ley.`,
  ],
  projectsUnshown: ({ file }: InFile): Sentences => [
    `projectsSection has projects, and ${file} names none of them: name one there, or write "projects: []" here.`,
    'A página inicial tem projetos, e as definições não mostram nenhum: acrescente lá um.',
    'La página de inicio tiene proyectos, y los ajustes no muestran ninguno: añade uno allí.',
    'The home page has projects, and the settings show none of them: add one there.',
  ],
  projectUntold: ({ slug, file }: Texts<'slug' | 'file'>): Sentences => [
    `projects names "${slug}", and ${file} has no project with "id: ${slug}": write it there, or take it out here.`,
    `O projeto «${slug}» não tem textos: escreva-os primeiro na página inicial.`,
    `El proyecto «${slug}» no tiene textos: escríbelos antes en la página de inicio.`,
    `The project “${slug}” has no texts: write them on the home page first.`,
  ],
  undisclaimed: [
    'there are demonstrations among the projects, and no "disclaimer" here: write it, with its heading, projects, text and textOfSome.',
    'Há demonstrações entre os projetos: as atribuições precisam da nota sobre elas.',
    'Hay demostraciones entre los proyectos: las atribuciones necesitan su nota sobre ellas.',
    'There are demonstrations among the projects: the attributions need their note about them.',
  ],
  storiesUntold: ({ folder }: Texts<'folder'>): Sentences => [
    `there are stories in ${folder}, and no "projects" here: write it, as in another language.`,
    'Há histórias de projetos: os textos de todas as páginas precisam do que todas dizem.',
    'Hay historias de proyectos: los textos de todas las páginas necesitan lo que todas dicen.',
    'There are stories of projects: the texts of every page need what all of them say.',
  ],
  noIndustry: ({
    slug,
    industry,
    file,
    known,
  }: Texts<'slug' | 'industry' | 'file'> & Known): Sentences => [
    `industry of "${slug}" is "${industry}", and ${file} has none with this id: write one of ${known.join(', ')}, or leave it out.`,
    `O projeto «${slug}» tem o setor «${industry}», que a página inicial não tem: escolha outro.`,
    `El proyecto «${slug}» tiene el sector «${industry}», que la página de inicio no tiene: elige otro.`,
    `The project “${slug}” has the industry “${industry}”, which the home page does not have: choose another one.`,
  ],
  lineUntold: ({ list, id, file }: Texts<'list' | 'id' | 'file'>): Sentences => [
    `${list} has "${id}", and ${file} has no text with "id: ${id}": write it there, or take it out here.`,
    `«${id}» não tem texto numa das línguas: escreva-o lá, ou retire-o aqui.`,
    `«${id}» no tiene texto en uno de los idiomas: escríbelo allí, o quítalo aquí.`,
    `“${id}” has no text in one of the languages: write it there, or take it out here.`,
  ],
  stepsDiffer: ({ own, others, file }: { own: number; others: number } & InFile): Sentences => [
    `workedQuote.weeks has ${own} steps, and ${file} has ${others}: give weeks for each.`,
    `O orçamento tem semanas para ${own} passos, e a página inicial tem ${others}: indique semanas para cada um.`,
    `El presupuesto tiene semanas para ${own} pasos, y la página de inicio tiene ${others}: indica semanas para cada uno.`,
  ],
  noIcon: ({ id, file, known }: Texts<'id' | 'file'> & Known): Sentences => [
    `"${id}" has no icon in ${file}: take one of ${known.join(', ')}, or draw it there.`,
    `«${id}» não tem desenho. Há: ${known.join(', ')}.`,
    `«${id}» no tiene dibujo. Hay: ${known.join(', ')}.`,
  ],
  hiddenUnknown: ({ id, known }: Texts<'id'> & Known): Sentences => [
    `hidden names "${id}", and no page that can be hidden is called so: write one of ${known.join(', ')}, or take it out.`,
    `As definições escondem «${id}», e não há essa página: fale com quem montou o site.`,
    `Los ajustes ocultan «${id}», y no hay tal página: habla con quien montó la web.`,
  ],
  projectLink: ({ slug, address, why }: Texts<'slug' | 'address' | 'why'>): Sentences => [
    `projectLink of "${slug}": ${why}`,
    `A ligação do projeto «${slug}» não leva a lado nenhum: corrija ${address}.`,
    `El enlace del proyecto «${slug}» no lleva a ninguna parte: corrige ${address}.`,
    `The link of the project “${slug}” leads nowhere: correct ${address}.`,
  ],
  picturesOfProject: ({ slug, files, command }: Texts<'slug' | 'files' | 'command'>): Sentences => [
    `the project "${slug}" has no ${files}. Run: ${command}`,
    `O projeto «${slug}» não tem imagens: largue-as no projeto, na página inicial.`,
    `El proyecto «${slug}» no tiene imágenes: suéltalas en el proyecto, en la página de inicio.`,
    `The project “${slug}” has no pictures: drop them at the project, on the home page.`,
  ],
  clothOfProject: ({ slug, file }: Texts<'slug' | 'file'>): Sentences => [
    `there is no ${file}, the cloth of the project "${slug}": put it there, or take "cloth" out.`,
    `Falta a imagem de fundo do projeto «${slug}»: retire-a das definições.`,
    `Falta la imagen de fondo del proyecto «${slug}»: quítala de los ajustes.`,
  ],
  pictureOfPerson: ({ name, picture, folder }: Texts<'name' | 'picture' | 'folder'>): Sentences => [
    `there is no ${folder}/people/${picture}, the picture of ${name}: put it there, or take "picture" out.`,
    `Não há a imagem ${picture} de ${name}: escolha uma, ou retire-a.`,
    `No hay la imagen ${picture} de ${name}: elige una, o quítala.`,
    `There is no picture ${picture} of ${name}: choose one, or take it out.`,
  ],
  noDemonstration: ({ slug, known }: Texts<'slug'> & Known): Sentences => [
    `there is no demonstration packages/showcases/${slug}: link the project elsewhere, or to one of ${known.join(', ')}.`,
    `Não há a demonstração «${slug}»: dê ao projeto outra ligação.`,
    `No hay la demostración «${slug}»: da al proyecto otro enlace.`,
  ],

  // Of content/measured.json, which only commands write.
  ...alike(...byHand, {
    notMeasured: ({ command }: Texts<'command'>) =>
      `Take the file out, or write it anew with ${command}.`,
  }),
} as const;
