/** What is wrong with the texts: of one language, beside those of the others, and in Markdown. */
import { alike, byHand, type Place, type Sentences, spotOf, type Texts } from './sentences.ts';

type Part = Texts<'part'>;
type Known = { known: readonly string[] };
type Model = { model: Place };

export const ofTexts = {
  ...alike('Write a text.', 'Escreva um texto.', 'Escribe un texto.', {
    emptyText: 'is empty: write a text.',
    textWanted: 'Write a text.',
  }),
  missing: ['is missing: write it.', 'Falta isto.', 'Falta esto.', 'This is missing.'],
  spaceAround: [
    'begins or ends with a space: take it out.',
    'Começa ou acaba com um espaço: retire-o.',
    'Empieza o acaba con un espacio: quítalo.',
  ],
  ...alike(
    'A phrase of another language needs its code and its words, like {fr déjà vu}; write \\{ for the sign itself.',
    'Uma frase noutra língua precisa do código e das palavras, como {fr déjà vu}; escreva \\{ para o próprio sinal.',
    'Una frase en otro idioma necesita su código y sus palabras, como {fr déjà vu}; escribe \\{ para el propio signo.',
    {
      phraseOfNoLanguage: ({ language, phrase }: Texts<'language' | 'phrase'>) =>
        `{${language} ${phrase}} is a phrase of another language, and "${language}" is none: write a code like pt or fr, or \\{ for the sign itself.`,
      emptyPhrase: ({ language, phrase }: Texts<'language' | 'phrase'>) =>
        `{${language} ${phrase}} is a phrase of another language, and is empty: write it, or take it out.`,
    },
  ),
  openPlaceholder: ({ part }: Part): Sentences => [
    `${part} has no end: write "}", or \\{ for the sign itself.`,
    `${part} não tem fim: escreva } depois.`,
    `${part} no tiene fin: escribe } detrás.`,
  ],
  noFact: ({ part, known }: Part & Known): Sentences => [
    `${part} is no fact: write one of {${known.join('}, {')}}, or \\{ for the sign itself.`,
    `${part} não é um facto: escolha um na lista abaixo.`,
    `${part} no es un dato: elige uno en la lista de abajo.`,
    `${part} is no fact: choose one from the list below.`,
  ],
  bracketsWithoutFact: ({ part }: Part): Sentences => [
    `${part} names no fact: what stands in brackets goes when a {fact} in it is empty. Name one, or write \\[ for the sign itself, or "when" (docs/make-it-yours.md).`,
    `${part} está entre parênteses retos e não nomeia um facto: nomeie um, ou escreva \\[ para o sinal.`,
    `${part} está entre corchetes y no nombra un dato: nombra uno, o escribe \\[ para el signo.`,
    `${part} stands in brackets and names no fact: name one, or write \\[ for the sign.`,
  ],
  noCondition: ({ when, known }: Texts<'when'> & Known): Sentences => [
    `"${when}" is no condition: write one of ${known.join(', ')}, with "not " before it for the contrary.`,
    `«${when}» não é uma condição. Há: ${known.join(', ')}.`,
    `«${when}» no es una condición. Hay: ${known.join(', ')}.`,
  ],
  tooMany: ({ count, most, because }: Record<'count' | 'most', number> & Texts<'because'>) => [
    `there are ${count}, and ${because}: take ${count - most} out.`,
    `São ${count}: retire ${count - most}.`,
    `Son ${count}: quita ${count - most}.`,
  ],
  ...alike('It is there twice.', 'Aparece duas vezes.', 'Aparece dos veces.', {
    idTwice: ({ id }: Texts<'id'>) => `the id "${id}" is there twice: give each entry its own.`,
    projectTwice: 'Name each project once.',
  }),
  longHead: ({ length, most }: { length: number; most: number }): Sentences => [
    `has ${length} characters; a search result shows ${most}: make it shorter.`,
    `Tem ${length} carateres; um resultado de pesquisa mostra ${most}.`,
    `Tiene ${length} caracteres; un resultado de búsqueda muestra ${most}.`,
  ],

  // What one language has, and another one has not.
  factsDiffer: ({ own, others, model }: Model & Texts<'own' | 'others'>): Sentences => [
    `has ${own || 'no fact'}, and ${spotOf(model)} has ${others || 'none'}: write the same here.`,
    `Aqui tem ${own || 'nenhum facto'}, noutra língua ${others || 'nenhum'}: escreva os mesmos factos em todas.`,
    `Aquí tiene ${own || 'ningún dato'}, en otro idioma ${others || 'ninguno'}: escribe los mismos datos en todos.`,
    `Here it has ${own || 'no fact'}, in another language ${others || 'none'}: write the same facts in all.`,
  ],
  ...alike(
    'It is written in another form, or has other entries, than in the other languages.',
    'Está escrito de outra forma, ou tem outras entradas, do que nas outras línguas.',
    'Está escrito de otra forma, o tiene otras entradas, que en los demás idiomas.',
    {
      formDiffers: ({ model }: Model) =>
        `is written in another form than ${spotOf(model)}: write it like that.`,
      idsDiffer: ({ own, others, model }: Model & Texts<'own' | 'others'>) =>
        `the ids are ${own}, and ${spotOf(model)} has ${others}: put the same ones in the same order.`,
    },
  ),
  onlyElsewhere: ({ model }: Model): Sentences => [
    `is missing; ${spotOf(model)} has it: write it.`,
    'Outras línguas têm isto: escreva-o também aqui.',
    'Otros idiomas lo tienen: escríbelo aquí también.',
    'Other languages have this: write it here too.',
  ],
  onlyHere: ({ model }: Model): Sentences => [
    `${spotOf(model)} has none: take it out, or add it there.`,
    'Outras línguas não têm isto: retire-o, ou acrescente-o lá.',
    'Otros idiomas no lo tienen: quítalo, o añádelo allí.',
    'Other languages do not have this: take it out, or add it there.',
  ],
  placesDiffer: ({ own, others, model }: Model & { own: unknown; others: unknown }): Sentences => [
    `is ${own ?? 'not there'}, and ${spotOf(model)} has ${others ?? 'none'}: write the same here.`,
    `Aqui é «${own ?? '–'}», noutra língua «${others ?? '–'}»: escolha o mesmo em todas.`,
    `Aquí es «${own ?? '–'}», en otro idioma «${others ?? '–'}»: elige lo mismo en todos.`,
    `Here it is “${own ?? '–'}”, in another language “${others ?? '–'}”: choose the same in all.`,
  ],
  ...alike(
    'Another page has this address: choose another one.',
    'Outra página tem este endereço: escolha outro.',
    'Otra página tiene esta dirección: elige otra.',
    {
      addressTwice: ({ other }: { other: Place }) =>
        `the address is also that of ${spotOf(other)}: rename one.`,
      addressTaken: ({ slug }: Texts<'slug'>) =>
        `the address /${slug} is taken: call the file otherwise.`,
    },
  ),
  pageWithoutModel: ({ model }: Texts<'model'>): Sentences => [
    `the site has no such page, because ${model} is not there: write that, or take this out.`,
    'A língua principal do site não tem esta página: escreva-a também nela.',
    'El idioma principal de la web no tiene esta página: escríbela también en él.',
    'The main language of the site does not have this page: write it there too.',
  ],
  ...alike(
    'Its address has other signs than lower-case letters, digits and hyphens: give it another one.',
    'O endereço tem outros sinais além de letras minúsculas, algarismos e hífenes: dê-lhe outro.',
    'Su dirección tiene otros signos que minúsculas, cifras y guiones: dale otra.',
    {
      slugOfPage: ({ slug }: Texts<'slug'>) =>
        `"${slug}" cannot be part of an address: use lower-case letters, digits and hyphens.`,
      nameOfArticle:
        'the name of an article is its date and its part of the address: call it like 2026-11-24-what-it-costs.md.',
    },
  ),

  // Old addresses, of the site before this one or of a page before it was renamed.
  oldPath: [
    'is no old address of this site: write its path, like /2019/05/what-it-costs, without a host, "?", "#" or "..".',
    'Não é um endereço antigo deste site: escreva só o caminho, como /2019/05/quanto-custa.',
    'No es una dirección antigua de esta web: escribe solo la ruta, como /2019/05/cuanto-cuesta.',
    'This is no old address of this site: write its path only, like /2019/05/what-it-costs.',
  ],
  oldPathTaken: ({ path }: Texts<'path'>): Sentences => [
    `there is a page or a file at ${path}: take the old address out, or give what is there another one.`,
    `${path} é um endereço antigo e também o de uma página ou de um ficheiro do site: escolha outro.`,
    `${path} es una dirección antigua y también la de una página o un archivo de la web: elige otra.`,
    `${path} is an old address, and also that of a page or a file of the site: choose another one.`,
  ],
  oldPathTwice: ({ path, other }: Texts<'path'> & { other: Place }): Sentences => [
    `the old address ${path} leads elsewhere in ${spotOf(other)}: take it out of one.`,
    `O endereço antigo ${path} leva a duas páginas: retire-o de uma.`,
    `La dirección antigua ${path} lleva a dos páginas: quítala de una.`,
    `The old address ${path} leads to two pages: take it out of one.`,
  ],

  // Links and pictures, whatever names them.
  noPage: ({ page, known }: Texts<'page'> & Known): Sentences => [
    `there is no page "${page}": write one of ${known.join(', ')}.`,
    `Não há a página «${page}»: escolha outra.`,
    `No hay la página «${page}»: elige otra.`,
  ],
  noPageAt: ({ address, known }: Texts<'address'> & Known): Sentences => [
    `${address} leads to no page: there are ${known.join(', ')}.`,
    `${address} não leva a nenhuma página do site.`,
    `${address} no lleva a ninguna página de la web.`,
  ],
  noPlaceAt: ({ address, places }: { address: string; places: string }): Sentences => [
    `${address} leads to no place on its page: there are ${places}.`,
    `${address} não leva a nenhum lugar da página.`,
    `${address} no lleva a ningún lugar de la página.`,
  ],

  numberedPlace: ({ address, name }: Texts<'address' | 'name'>): Sentences => [
    `${address} is another section as soon as a heading is written above it: write #${name}.`,
    `${address} passa a ser outra secção quando se escreve um título acima: escreva #${name}.`,
    `${address} pasa a ser otra sección en cuanto se escribe un título encima: escribe #${name}.`,
  ],

  ...alike(...byHand, {
    frontWithoutEnd: 'the title and the description end nowhere: write a line of "---" below them.',
    frontBelow:
      'title and description stand below a text or an empty line: put them at the top of the file.',
    noFront:
      'begins without title and description: write them between two lines of "---", as in another file.',
  }),
  noBody: [
    'has no text below its title: write it.',
    'Escreva um texto em baixo.',
    'Escribe un texto debajo.',
  ],
  ...alike(
    'There is no such picture: drop it onto its box, or correct its address.',
    'Não há essa imagem: largue-a na sua caixa, ou corrija o endereço.',
    'No hay esa imagen: suéltala en su caja, o corrige la dirección.',
    {
      noPicture: ({ file }: Texts<'file'>) =>
        `there is no picture ${file}: put it there, or correct its address.`,
      pictureElsewhere: ({ address, file, own }: Texts<'address' | 'file' | 'own'>) =>
        `the picture "${address}" is none of public/, where pictures are looked for: put it there as ${file}, and write ${own}.`,
    },
  ),
  noAlternative: ({ address }: Texts<'address'>): Sentences => [
    `the picture ${address} has no alternative text: say between the brackets what it shows.`,
    'Diga o que esta imagem mostra, para quem não a vê.',
    'Di qué muestra esta imagen, para quien no la ve.',
    'Say what this picture shows, for those who cannot see it.',
  ],
  ...alike(
    'Titles begin with “##”, and leave no level out.',
    'Os títulos começam por «##», e não saltam níveis.',
    'Los títulos empiezan con «##», y no se saltan niveles.',
    {
      titleInText: '"#" is the title, which stands above: begin with "##".',
      levelLeftOut: ({ level, before }: Texts<'level' | 'before'>) =>
        `"${level}" comes after "${before}": leave no level out.`,
    },
  ),
  ...alike(
    'The link leads nowhere: write its address like /contact, or like https://example.pt/.',
    'A ligação não leva a lado nenhum: escreva o endereço como /contact, ou como https://example.pt/.',
    'El enlace no lleva a ninguna parte: escribe la dirección como /contact, o como https://example.pt/.',
    {
      linkNowhere: ({ address }: Texts<'address'>) =>
        `the link "${address}" leads nowhere: write it from the root of the site, like /contact, or whole, like https://example.pt/.`,
      factInAddress: ({ address }: Texts<'address'>) =>
        `the address "${address}" contains a fact: write the address itself.`,
    },
  ),
  ...alike(
    'A comment ends with “-->”, and has a line of its own.',
    'Um comentário acaba com «-->», e tem uma linha só para ele.',
    'Un comentario acaba con «-->», y tiene una línea propia.',
    {
      openComment: 'the comment has no end: write "-->" after it.',
      besideComment: ({ begin }: Texts<'begin'>) =>
        `"${begin}" stands beside a comment and would be lost: write the comment on a line of its own.`,
    },
  ),
  html: ({ begin }: Texts<'begin'>): Sentences => [
    `${begin} is HTML: write it in Markdown.`,
    'Escreva Markdown, sem sinais de HTML como <b>.',
    'Escribe Markdown, sin signos de HTML como <b>.',
  ],
  ...alike(
    'An address below the text is there twice, or no link uses it: take it out.',
    'Um endereço por baixo do texto aparece duas vezes, ou nenhuma ligação o usa: retire-o.',
    'Una dirección debajo del texto aparece dos veces, o ningún enlace la usa: quítala.',
    {
      labelTwice: ({ line }: Texts<'line'>) => `"${line}" has another address above: take one out.`,
      labelUnused: ({ line }: Texts<'line'>) =>
        `"${line}" is an address that no link uses, and would be lost: write a link like [text][label], or take it out.`,
    },
  ),
  longRow: [
    'the row has more cells than the table has columns: give the first row as many.',
    'A linha tem mais células do que a primeira da tabela: dê o mesmo número às duas.',
    'La fila tiene más celdas que la primera de la tabla: da el mismo número a las dos.',
  ],
  tooDeep: [
    'too many quotes or lists stand within each other: take some out.',
    'Há listas ou citações a mais umas dentro das outras: retire algumas.',
    'Hay demasiadas listas o citas unas dentro de otras: quita algunas.',
  ],
  correctionUnsaid: [
    'an article has "updated", and no "updated" here: write it, like "updated on {date}".',
    'Um artigo foi corrigido: escreva o que rodeia essa data, nos textos das notas.',
    'Se ha corregido un artículo: escribe lo que acompaña a esa fecha, en los textos de las notas.',
    'An article was corrected: write what stands around that day, in the texts of the notes.',
  ],
  noPerson: ({ author, known, file }: Texts<'author' | 'file'> & Known): Sentences => [
    `${author} is none of the people in ${file}${known.length > 0 ? ` (${known.join(', ')})` : ''}: write one of them, or nothing for the studio.`,
    `${author} não é uma das pessoas do estúdio.`,
    `${author} no es una de las personas del estudio.`,
  ],
} as const;
