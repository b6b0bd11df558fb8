/**
 * The mistakes that the checks of the build tell, in the language of the editor and without paths. A test reads the
 * sources of the checks, and wants a sentence for each of their messages.
 */
import { sentencesOfFiles } from './sentences-of-files.ts';
import type { DeskLanguage } from './words.ts';

export type Sentence = readonly [said: RegExp, en: string, pt: string, es: string];

/** `$1` is what the check names. */
const sentences: readonly Sentence[] = [
  [/^is empty: write a text\.$/, 'Write a text.', 'Escreva um texto.', 'Escribe un texto.'],
  [/^is missing: write it\.$/, 'This is missing.', 'Falta isto.', 'Falta esto.'],
  [/^Write a text\.$/, 'Write a text.', 'Escreva um texto.', 'Escribe un texto.'],
  [
    /^Give a name\.$|^Give its name\.$|^Give the name of the studio\.$/,
    'Write a name.',
    'Escreva um nome.',
    'Escribe un nombre.',
  ],
  [
    /^Give the (?:street|postal code|town|region)\.$|^Give its address\.$/,
    'Write it.',
    'Escreva-o.',
    'Escríbelo.',
  ],
  [
    /^Give a whole address/,
    'Write a whole address, like https://www.example.pt/.',
    'Escreva um endereço completo, como https://www.example.pt/.',
    'Escribe una dirección completa, como https://www.example.pt/.',
  ],
  [
    /^Give a whole amount/,
    'Write a whole amount, or 0 for none.',
    'Escreva uma quantia inteira, ou 0 para nenhuma.',
    'Escribe un importe entero, o 0 si no hay.',
  ],
  [
    /^Give a multiple of the price of an hour, like (\d+) or (\d+)/,
    'Write a multiple of the price of an hour, like $1 or $2.',
    'Escreva um múltiplo do preço da hora, como $1 ou $2.',
    'Escribe un múltiplo del precio de la hora, como $1 o $2.',
  ],
  [
    /^Give whole hours(?:, from 1)?/,
    'Write whole hours.',
    'Escreva horas inteiras.',
    'Escribe horas enteras.',
  ],
  [
    /^Give whole (?:days|weeks|pages|screens|systems|languages)/,
    'Write a whole number.',
    'Escreva um número inteiro.',
    'Escribe un número entero.',
  ],
  [
    /^Give a whole number.*1 or more/,
    'Write a whole number, 1 or more.',
    'Escreva um número inteiro, 1 ou mais.',
    'Escribe un número entero, 1 o más.',
  ],
  [
    /^write a whole number/,
    'Write a whole number: pages are in the order of these.',
    'Escreva um número inteiro: as páginas seguem esta ordem.',
    'Escribe un número entero: las páginas siguen este orden.',
  ],
  [
    /^Give whole per cent(?:, from (\d+))?/,
    'Write whole per cent, from $1 to 100.',
    'Escreva uma percentagem inteira, de $1 a 100.',
    'Escribe un porcentaje entero, de $1 a 100.',
  ],
  [
    /^Give parts that make 100/,
    'The parts must make 100 per cent together.',
    'As partes têm de somar 100 por cento.',
    'Las partes tienen que sumar el 100 por ciento.',
  ],
  [
    /^Give the number of a step/,
    'Write the number of a step, from 1.',
    'Escreva o número de um passo, a partir de 1.',
    'Escribe el número de un paso, desde 1.',
  ],
  [
    /^Give a year/,
    'Write a year, like 2019.',
    'Escreva um ano, como 2019.',
    'Escribe un año, como 2019.',
  ],
  [
    /^Give the address that visitors write to/,
    'Write an e-mail address, like ola@example.pt.',
    'Escreva um endereço de e-mail, como ola@example.pt.',
    'Escribe una dirección de correo, como ola@example.pt.',
  ],
  [
    /^Write it with the code of the country/,
    'Write it with the code of the country, like +351 253 000 000.',
    'Escreva-o com o indicativo do país, como +351 253 000 000.',
    'Escríbelo con el prefijo del país, como +351 253 000 000.',
  ],
  [
    /^Write it as VIES checks it/,
    'Write it as VIES checks it, like PT999999990.',
    'Escreva-o como o VIES o verifica, como PT999999990.',
    'Escríbelo como lo comprueba el VIES, como PT999999990.',
  ],
  [
    /^Give the two capital letters/,
    'Write the two capital letters of the country, like PT.',
    'Escreva as duas maiúsculas do país, como PT.',
    'Escribe las dos mayúsculas del país, como PT.',
  ],
  [
    /^Give the three capital letters/,
    'Write the three capital letters of the currency, like EUR.',
    'Escreva as três maiúsculas da moeda, como EUR.',
    'Escribe las tres mayúsculas de la moneda, como EUR.',
  ],
  [
    /^Write 6, or 4-8/,
    'Write 6, or 4-8, or leave it empty.',
    'Escreva 6, ou 4-8, ou deixe vazio.',
    'Escribe 6, o 4-8, o déjalo vacío.',
  ],
  [/^Give a Monday/, 'Choose a Monday.', 'Escolha uma segunda-feira.', 'Elige un lunes.'],
  [
    /^Write (?:a|the) day as/,
    'Write a day, like 2027-01-11.',
    'Escreva um dia, como 2027-01-11.',
    'Escribe un día, como 2027-01-11.',
  ],
  [
    /^Write it in this language too/,
    'Write it in this language too.',
    'Escreva-o também nesta língua.',
    'Escríbelo también en este idioma.',
  ],
  [
    /^Give the name of a file in public\/people/,
    'Choose a picture, or none.',
    'Escolha uma imagem, ou nenhuma.',
    'Elige una imagen, o ninguna.',
  ],
  [
    /^is no id:|^Give an id|^Use lower-case letters/,
    'Use lower-case letters, digits and hyphens.',
    'Use letras minúsculas, algarismos e hífenes.',
    'Usa minúsculas, cifras y guiones.',
  ],
  [
    /^the id "(.+)" is there twice/,
    '“$1” is there twice: give each its own.',
    '«$1» aparece duas vezes: dê a cada um o seu.',
    '«$1» aparece dos veces: da a cada uno el suyo.',
  ],
  [
    /^Name each project once/,
    'This project is there twice.',
    'Este projeto aparece duas vezes.',
    'Este proyecto aparece dos veces.',
  ],
  [
    /^the list is empty|^Give one line at least/,
    'Add one entry at least.',
    'Acrescente uma entrada, pelo menos.',
    'Añade al menos una entrada.',
  ],
  [
    /^(.+) is no fact: write one of/,
    '$1 is no fact: choose one from the list below.',
    '$1 não é um facto: escolha um na lista abaixo.',
    '$1 no es un dato: elige uno en la lista de abajo.',
  ],
  [
    /^(.+) has no end: write "\}"/,
    '$1 has no end: write } behind it.',
    '$1 não tem fim: escreva } depois.',
    '$1 no tiene fin: escribe } detrás.',
  ],
  [
    /^(.+) names no fact: what stands in brackets/,
    '$1 stands in brackets and names no fact: name one, or write \\[ for the sign.',
    '$1 está entre parênteses retos e não nomeia um facto: nomeie um, ou escreva \\[ para o sinal.',
    '$1 está entre corchetes y no nombra un dato: nombra uno, o escribe \\[ para el signo.',
  ],
  [
    /^\{(\w+)\} does not work in a fact/,
    '{$1} does not work here: write it out.',
    '{$1} não funciona aqui: escreva por extenso.',
    '{$1} no funciona aquí: escríbelo entero.',
  ],
  [
    /^has (.+), and .+ has (.+): write the same here/,
    'Here it has $1, in another language $2: write the same facts in all.',
    'Aqui tem $1, noutra língua $2: escreva os mesmos factos em todas.',
    'Aquí tiene $1, en otro idioma $2: escribe los mismos datos en todos.',
  ],
  [
    /^is written in another form than/,
    'It is written in another form than in the other languages.',
    'Está escrito de outra forma do que nas outras línguas.',
    'Está escrito de otra forma que en los demás idiomas.',
  ],
  [
    /^is missing; .+ has it: write it/,
    'Other languages have this: write it here too.',
    'Outras línguas têm isto: escreva-o também aqui.',
    'Otros idiomas lo tienen: escríbelo aquí también.',
  ],
  [
    /^.+ has none: take it out, or add it there/,
    'Other languages do not have this: take it out, or add it there.',
    'Outras línguas não têm isto: retire-o, ou acrescente-o lá.',
    'Otros idiomas no lo tienen: quítalo, o añádelo allí.',
  ],
  [
    /^the ids are .+ put the same ones/,
    'The entries are not the same as in the other languages.',
    'As entradas não são as mesmas das outras línguas.',
    'Las entradas no son las mismas que en los demás idiomas.',
  ],
  [
    /^has (\d+) characters; a search result shows (\d+)/,
    'It has $1 characters; a search result shows $2.',
    'Tem $1 carateres; um resultado de pesquisa mostra $2.',
    'Tiene $1 caracteres; un resultado de búsqueda muestra $2.',
  ],
  [
    /^there are (\d+), and (?:.+): take (\d+) out/,
    'There are $1: take $2 out.',
    'São $1: retire $2.',
    'Son $1: quita $2.',
  ],
  [
    /^there is no page "(.+)": write one of/,
    'There is no page “$1”: choose another one.',
    'Não há a página «$1»: escolha outra.',
    'No hay la página «$1»: elige otra.',
  ],
  [
    /^(Line \d+: )?(\S+) leads to no page/,
    '$1$2 leads to no page of the site.',
    '$1$2 não leva a nenhuma página do site.',
    '$1$2 no lleva a ninguna página de la web.',
  ],
  [
    /^(Line \d+: )?(\S+) leads to no place on its page/,
    '$1$2 leads to no place on its page.',
    '$1$2 não leva a nenhum lugar da página.',
    '$1$2 no lleva a ningún lugar de la página.',
  ],
  [
    /^(Line \d+: )?there is no picture (?:\S*public)?(\S+): put it there/,
    '$1There is no picture $2.',
    '$1Não há a imagem $2.',
    '$1No hay la imagen $2.',
  ],
  [
    /^there is no \S*\/people\/(\S+), the picture of (.+): put it there/,
    'There is no picture $1 of $2: choose one, or take it out.',
    'Não há a imagem $1 de $2: escolha uma, ou retire-a.',
    'No hay la imagen $1 de $2: elige una, o quítala.',
  ],
  [
    /^the project "(.+)" has no .*Run:/,
    'The project “$1” has no pictures: drop them at the project, on the home page.',
    'O projeto «$1» não tem imagens: largue-as no projeto, na página inicial.',
    'El proyecto «$1» no tiene imágenes: suéltalas en el proyecto, en la página de inicio.',
  ],
  [
    /^projects names "(.+)", and .+ has no project with/,
    'The project “$1” has no texts: write them on the home page first.',
    'O projeto «$1» não tem textos: escreva-os primeiro na página inicial.',
    'El proyecto «$1» no tiene textos: escríbelos antes en la página de inicio.',
  ],
  [
    /^the address (\S+) is taken/,
    'The address $1 is taken: choose another one.',
    'O endereço $1 está ocupado: escolha outro.',
    'La dirección $1 está ocupada: elige otra.',
  ],
  [
    /^(.+) is none of the people in/,
    '$1 is none of the people of the studio.',
    '$1 não é uma das pessoas do estúdio.',
    '$1 no es una de las personas del estudio.',
  ],
  [
    /^has no text below its title/,
    'Write a text below.',
    'Escreva um texto em baixo.',
    'Escribe un texto debajo.',
  ],
  [
    /^"(.+)" is no condition: write one of (.+), with/,
    '“$1” is no condition. There are: $2.',
    '«$1» não é uma condição. Há: $2.',
    '«$1» no es una condición. Hay: $2.',
  ],
  [
    /^no text says \{(\w+)\}/,
    'No text says {$1} any more: name it in one, in every language.',
    'Nenhum texto diz {$1}: nomeie-o num, em todas as línguas.',
    'Ningún texto dice {$1}: nómbralo en uno, en todos los idiomas.',
  ],
  [
    /^no section has "when: (\w+)", and it is so on this site/,
    'The legal texts need their section about “$1”.',
    'Os textos legais precisam da secção sobre «$1».',
    'Los textos legales necesitan la sección sobre «$1».',
  ],
  [
    /^write (?:bar, footer or none|one of)|^Write one of (.+)\.$/,
    'Choose one of the list.',
    'Escolha um da lista.',
    'Elige uno de la lista.',
  ],
  [/^[Ww]rite true/, 'Say yes or no.', 'Diga sim ou não.', 'Di sí o no.'],
  [
    /^A setting names no facts/,
    'Write it out: a setting names no facts.',
    'Escreva por extenso: uma definição não nomeia factos.',
    'Escríbelo entero: un ajuste no nombra datos.',
  ],
  [
    /^(Line \d+: )?.*HTML/,
    '$1Write Markdown, without signs of HTML like <b>.',
    '$1Escreva Markdown, sem sinais de HTML como <b>.',
    '$1Escribe Markdown, sin signos de HTML como <b>.',
  ],
];

const columns: Readonly<Record<DeskLanguage, 1 | 2 | 3>> = { en: 1, pt: 2, es: 3 };

const sentenceFor = (message: string) =>
  [...sentences, ...sentencesOfFiles].find(([said]) => said.test(message));

/** Whether a message has a sentence in the languages of the editor. */
export const hasSentence = (message: string): boolean => sentenceFor(message) !== undefined;

export function sayProblem(message: string, language: DeskLanguage): string {
  const sentence = sentenceFor(message);
  const found = sentence?.[0].exec(message);
  if (sentence && found) {
    const said = sentence[columns[language]];
    return said
      .replaceAll(/\$(\d)/g, (_, index) => found[Number(index)] ?? '')
      .replace(/^Line (\d+): /, (_, line) => lineIn[language].replace('{line}', line));
  }
  return message;
}

const lineIn: Readonly<Record<DeskLanguage, string>> = {
  en: 'Line {line}: ',
  pt: 'Linha {line}: ',
  es: 'Línea {line}: ',
};
