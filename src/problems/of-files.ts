/** What is wrong with a file: with its name, its YAML and the shape of what is in it, as a drawing or as a picture. */
import { alike, byHand, type Sentences, type Texts } from './sentences.ts';

type InFile = { file: string };

const quoted = 'write the text between quotes (\'…\'), or under ">-", on a line of its own.';
const saveAs = 'save it as UTF-8, which every editor offers.';
type Known = { known: readonly string[] };
type Cell = { row: number; column: number };

type Pair = Texts<'front' | 'ground' | 'where' | 'use' | 'file'> &
  Record<'ratio' | 'wanted', number>;

/** Why a file cannot be read, by the codes of the system. */
const reasons: Readonly<Record<string, string>> = {
  EISDIR: 'is a folder: put a file in its place',
  ENOENT: 'is a link to a file that is not there: put the file itself there',
  ELOOP: 'is a link to itself: put a file in its place',
  EACCES: 'may not be read: give yourself the right to read it',
};

/** Why a file is no YAML, by the codes of its parser. */
const remedies: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'a backslash between double quotes begins a sign: write two, or single quotes.',
  BAD_INDENT:
    'the line begins further to the left or right than those it belongs to: put it below them.',
  BAD_SCALAR_START: `the text begins with a sign: ${quoted}`,
  BLOCK_AS_IMPLICIT_KEY: `the text contains a colon, or a line further to the right: ${quoted}`,
  MISSING_CHAR:
    'a line is no text and no "name: text": write a colon and a space after the name, or the end of what is open above.',
  MULTILINE_IMPLICIT_KEY:
    'a line is no text and no "name: text": write a colon and a space after the name.',
  MULTIPLE_DOCS: '"---" or "..." ends the file here: take the line out.',
  RESOURCE_EXHAUSTION: 'too many brackets or lists stand within each other: take some out.',
  TAB_AS_INDENT: 'the line begins with a tab: write spaces.',
  UNEXPECTED_TOKEN: `the text begins with a sign or a quote, and more follows: ${quoted}`,
};

/** How a file of the film gets lighter. */
const lighter: Readonly<Record<string, string>> = {
  film: 'make it shorter, or smaller with ffmpeg: a higher number after -crf',
  poster: 'save it with a lower quality',
};

export const ofFiles = {
  // Its sentence names the file itself.
  ...alike(...byHand, {
    unreadable: ({ file, code }: Texts<'file' | 'code'>) =>
      `${file} ${reasons[code] ?? `cannot be read (${code}): put a file there`}.`,
    notThere: ({ file, settings }: Texts<'file' | 'settings'>) =>
      `${file} is not there: write it, as in another language, or take out what asks for it (a page.ts, or a line of "languages" in ${settings}).`,
    lineEnds: `has line ends of another system: ${saveAs}`,
    utf16: `is UTF-16: ${saveAs}`,
    notUtf8: `is not UTF-8: ${saveAs}`,
    emptyFile: 'is empty: write its texts, as in another file like it.',
  }),
  ...alike(
    'It has a sign that no page can show: write the text anew.',
    'Tem um sinal que nenhuma página consegue mostrar: escreva o texto de novo.',
    'Tiene un signo que ninguna página puede mostrar: escribe el texto de nuevo.',
    {
      lostLetter: 'has a letter that was lost, shown as \ufffd: write it again.',
      controlCharacter: ({ code }: Texts<'code'>) =>
        `has the control character U+${code}, which no page can show: take it out.`,
    },
  ),

  ...alike(...byHand, {
    sameName: ({ other }: Texts<'other'>) =>
      `beside it is ${other}, and other systems take the two names for one: rename one.`,
    linkInCircle: 'the link leads in a circle: put the file itself there.',
    brokenLink: 'the link leads to nothing: put the file itself there.',
    linkAround: 'the link leads to a folder that it is in: take it out.',
    linkOut: ({ to }: Texts<'to'>) =>
      `the link leads out of the studio’s folder, to ${to}: put the file itself there.`,
    noLanguage: ({ code, settings }: Texts<'code' | 'settings'>) =>
      `the site has no language "${code}": add its line to ${settings}, or take the folder out.`,
    unread: 'nothing reads this file: correct its name or its place, or take it out.',
    unreadText: ({ name }: Texts<'name'>) =>
      `nothing reads this file: a page or an article is a Markdown file: call it ${name}, or take it out.`,
    textTooDeep: ({ folder }: Texts<'folder'>) =>
      `nothing reads this file: put it into ${folder}, beside the others.`,
    madeTwice: ({ folder }: Texts<'folder'>) =>
      `the build makes this file from ${folder}: take it out, or rename it.`,
  }),

  ...alike(...byHand, {
    noYaml: ({ code, said }: Texts<'code' | 'said'>) => remedies[code] ?? `${said}: ${quoted}`,
    nameTwice: 'the name is there twice: take one out.',
    openQuote: 'the quote that begins here has no end: write it.',
    tag: `the text begins with "!" or "%", which is a sign of YAML: ${quoted}`,
    nameIsNoText: `a name is no text: ${quoted}`,
    signOfYaml: ({ sign, name }: Texts<'sign' | 'name'>) =>
      `"${sign}${name}" begins with "${sign}", which is a sign of YAML: ${quoted}`,
    gluedComment: ({ begin }: Texts<'begin'>) =>
      `"${begin}" begins a comment, which no page shows: write the text between quotes ('…'), or a space after "#".`,
  }),

  // Of what a file says, and its schema does not know.
  ...alike(...byHand, {
    renamed: ({ now }: Texts<'now'>) => `is called "${now}" now: write that.`,
    unknownName: 'nothing says this: take it out, or correct its name.',
    nearName: ({ near }: Texts<'near'>) => `nothing says this: write "${near}", or take it out.`,
    neitherTextNorParts:
      'is neither a text nor parts with "when" and "text": write one of the two.',
    noText:
      "is no text: write one; between quotes ('…') when it is a number or begins with a sign.",
    noList: 'is no list: write each entry on a line after "- ".',
    noGroup: 'is no group: write its texts below it, each with its name and further to the right.',
    /** What zod says itself. */
    ofSchema: ({ said }: Texts<'said'>) => said,
  }),

  ...alike(...byHand, {
    noNumber: 'is no number: write one, in cells.',
    noName: 'is no name: write the name of a drawing in drawings/.',
    noPath:
      'is no path: write path data of SVG, as a drawing program exports it; it begins with M.',
    incomplete: ({ parts }: Texts<'parts'>) => `is not complete: write [${parts}].`,
    noTurn: 'is no turn: write m, s or ms, or leave it out.',
    noRows: 'is no drawing: write "|" after its name, and its rows below it.',
    neitherThreadNorNeedle: 'is neither a thread nor a needle: write one of the two.',
    showsNothing:
      'shows nothing: write { show: sewn, of: drawing }, or steps, or { show: stitch }.',
    emptyMap: 'is empty: write its rows, one below the other.',
    noThread: ({ row, column, letter, known }: Cell & Texts<'letter'> & Known) =>
      `row ${row}, column ${column}: "${letter}" is no thread: write one of ${known.join(' ')}, or . for an empty cell.`,
    unequalRows: ({ row, column, own, first }: Cell & Record<'own' | 'first', number>) =>
      `row ${row}, column ${column}: the row has ${own} cells, and the first has ${first}: make them equal.`,
    drawnTwice: ({ file, name }: Texts<'file' | 'name'>) =>
      `${file} has a drawing "${name}" too: rename one.`,
    notDrawn: ({ name, folder, known }: Texts<'name' | 'folder' | 'known'>) =>
      `there is no drawing "${name}": draw it in ${folder}/, or name one of ${known}.`,
    size: ({ own, wanted }: Record<'own' | 'wanted', readonly number[]>) =>
      `is ${own.join(' by ')} cells, and must be ${wanted.join(' by ')}: redraw it.`,
    noDrawings: 'its files have no content: write them.',
  }),

  ...alike(
    'A picture cannot be shown: choose it anew, as PNG, JPEG, WebP or AVIF.',
    'Uma imagem não se consegue mostrar: escolha-a outra vez, em PNG, JPEG, WebP ou AVIF.',
    'Una imagen no se puede mostrar: elígela otra vez, en PNG, JPEG, WebP o AVIF.',
    {
      foreignPicture: ({ file, format, formats }: Texts<'file' | 'format' | 'formats'>) =>
        `${file} is a picture that browsers do not show (${format}): save it as ${formats}.`,
      brokenPicture: ({ file, formats }: Texts<'file' | 'formats'>) =>
        `${file} is no picture, or a damaged one: save it again as ${formats}.`,
    },
  ),
  phonePicture: ({ file }: InFile): Sentences => [
    `${file} is a phone’s own picture (HEIC), which browsers do not show: export it as JPEG, or let an iPhone take JPEG (Settings, Camera, Formats, Most Compatible).`,
    'Uma imagem está no formato do telemóvel (HEIC), que os navegadores não mostram: exporte-a em JPEG. No iPhone: Definições, Câmara, Formatos, Mais compatível.',
    'Una imagen está en el formato del móvil (HEIC), que los navegadores no muestran: expórtala en JPEG. En el iPhone: Ajustes, Cámara, Formatos, Más compatible.',
    'A picture is a phone’s own (HEIC), which browsers do not show: export it as JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible.',
  ],
  cardMissing: ({ file }: InFile): Sentences => [
    `${file} is missing: what a shared link shows, one for each language. Run: npm run assets cards`,
    'Falta a imagem das ligações partilhadas: peça a quem montou o site que corra «npm run assets cards».',
    'Falta la imagen de los enlaces compartidos: pide a quien montó la web que ejecute «npm run assets cards».',
    'The picture of shared links is missing: ask who set the site up to run “npm run assets cards”.',
  ],
  ...alike(
    'A file of the film is missing or too large: switch the film off in the settings, or ask who made it.',
    'Um ficheiro do filme falta ou é grande de mais: desligue o filme nas definições, ou fale com quem o fez.',
    'Un archivo de la película falta o es demasiado grande: apaga la película en los ajustes, o habla con quien la hizo.',
    {
      filmMissing: ({ file, settings }: Texts<'file' | 'settings'>) =>
        `${file} is missing, a part of the film about the studio: put it there (docs/make-it-yours.md), or write "film: false" in ${settings}.`,
      filmTooLarge: ({ file, own, most, kind }: InFile & Texts<'own' | 'most' | 'kind'>) =>
        `${file} has ${own}, and may have ${most}, because telephones fetch it: ${lighter[kind]}.`,
    },
  ),

  contrast: (it: Pair): Sentences => [
    `--${it.front} on --${it.ground} has a contrast of ${it.ratio} ${it.where}, and ${it.use} wants ${it.wanted}: make one of them darker or lighter in ${it.file}.`,
    `Duas cores têm pouco contraste para se ler (${it.ratio}): fale com quem fez as cores.`,
    `Dos colores tienen poco contraste para leerse (${it.ratio}): habla con quien hizo los colores.`,
    `Two colours have too little contrast to be read (${it.ratio}): ask whoever made the colours.`,
  ],
  /** What the reader of colours.css says itself, or an error of the program. */
  said: ({ said }: Texts<'said'>): Sentences => [said, ...byHand],
} as const;
