/** More mistakes, as `sentences.ts` tells them: of articles, settings and files, some of them made outside of the editor. */
import type { Sentence } from './sentences.ts';

/** What only whoever changed a file by hand can mend. */
const byHand = (said: RegExp): Sentence => [
  said,
  'A file that was changed outside of the editor has a mistake: ask whoever changed it to run “npm run check”.',
  'Um ficheiro mudado fora do editor tem um erro: peça a quem o mudou que corra «npm run check».',
  'Un archivo cambiado fuera del editor tiene un error: pide a quien lo cambió que ejecute «npm run check».',
];

export const sentencesOfFiles: readonly Sentence[] = [
  [
    /^is a picture that browsers do not show|^(?:Line \d+: )?.*is no picture, or a damaged one|is a picture that browsers do not show|is no picture, or a damaged one/,
    'A picture cannot be shown: choose it anew, as PNG, JPEG, WebP or AVIF.',
    'Uma imagem não se consegue mostrar: escolha-a outra vez, em PNG, JPEG, WebP ou AVIF.',
    'Una imagen no se puede mostrar: elígela otra vez, en PNG, JPEG, WebP o AVIF.',
  ],
  [
    /has a contrast of (\S+)/,
    'Two colours have too little contrast to be read ($1): ask whoever made the colours.',
    'Duas cores têm pouco contraste para se ler ($1): fale com quem fez as cores.',
    'Dos colores tienen poco contraste para leerse ($1): habla con quien hizo los colores.',
  ],
  [
    /is an example and cannot be true/,
    'This is still an example: write yours, or leave it empty.',
    'Isto ainda é um exemplo: escreva o seu, ou deixe vazio.',
    'Esto todavía es un ejemplo: escribe lo tuyo, o déjalo vacío.',
  ],
  [
    /a part of the film about the studio|because telephones fetch it/,
    'A file of the film is missing or too large: switch the film off in the settings, or ask who made it.',
    'Um ficheiro do filme falta ou é grande de mais: desligue o filme nas definições, ou fale com quem o fez.',
    'Un archivo de la película falta o es demasiado grande: apaga la película en los ajustes, o habla con quien la hizo.',
  ],
  [
    /^projectLink of "(.+)": (\S+)/,
    'The link of the project “$1” leads nowhere: correct $2.',
    'A ligação do projeto «$1» não leva a lado nenhum: corrija $2.',
    'El enlace del proyecto «$1» no lleva a ninguna parte: corrige $2.',
  ],
  [
    /^(Line \d+: )?"(.+)" is no language of code/,
    '$1“$2” is no language of code: write one like html or css, or none.',
    '$1«$2» não é uma linguagem de código: escreva uma, como html ou css, ou nenhuma.',
    '$1«$2» no es un lenguaje de código: escribe uno, como html o css, o ninguno.',
  ],
  [
    /the cloth of the project "(.+)": put it there/,
    'The background picture of the project “$1” is missing: take it out of the settings.',
    'Falta a imagem de fundo do projeto «$1»: retire-a das definições.',
    'Falta la imagen de fondo del proyecto «$1»: quítala de los ajustes.',
  ],
  [
    /^there is no demonstration packages\/showcases\/(\S+): link/,
    'There is no demonstration “$1”: link the project elsewhere.',
    'Não há a demonstração «$1»: dê ao projeto outra ligação.',
    'No hay la demostración «$1»: da al proyecto otro enlace.',
  ],
  [
    /has the same texts as "(.+)" in line/,
    'These texts are the same as in another language: write them in their own.',
    'Estes textos são iguais aos de outra língua: escreva-os na sua.',
    'Estos textos son iguales a los de otro idioma: escríbelos en el suyo.',
  ],
  [
    /is missing: what a shared link shows/,
    'The picture of shared links is missing: ask who set the site up to run “npm run assets cards”.',
    'Falta a imagem das ligações partilhadas: peça a quem montou o site que corra «npm run assets cards».',
    'Falta la imagen de los enlaces compartidos: pide a quien montó la web que ejecute «npm run assets cards».',
  ],
  [
    /^the text follows the law of (\w+), and the studio is in (\w+)/,
    'The text follows the law of $1, and the studio is in $2: write it for that law.',
    'O texto segue a lei de $1, e o estúdio está em $2: escreva-o para essa lei.',
    'El texto sigue la ley de $1, y el estudio está en $2: escríbelo para esa ley.',
  ],
  [
    /^projectsSection has projects, and .+ names none of them/,
    'The home page has projects, and the settings show none of them: add one there.',
    'A página inicial tem projetos, e as definições não mostram nenhum: acrescente lá um.',
    'La página de inicio tiene proyectos, y los ajustes no muestran ninguno: añade uno allí.',
  ],
  [
    /^there are demonstrations among the projects, and no "disclaimer"/,
    'There are demonstrations among the projects: the attributions need their note about them.',
    'Há demonstrações entre os projetos: as atribuições precisam da nota sobre elas.',
    'Hay demostraciones entre los proyectos: las atribuciones necesitan su nota sobre ellas.',
  ],
  [
    /^there are stories in .+, and no "projects" here/,
    'There are stories of projects: the texts of every page need what all of them say.',
    'Há histórias de projetos: os textos de todas as páginas precisam do que todas dizem.',
    'Hay historias de proyectos: los textos de todas las páginas necesitan lo que todas dicen.',
  ],
  [
    /^industry of "(.+)" is "(.+)", and .+ has none/,
    'The project “$1” has the industry “$2”, which the home page does not have: choose another one.',
    'O projeto «$1» tem o setor «$2», que a página inicial não tem: escolha outro.',
    'El proyecto «$1» tiene el sector «$2», que la página de inicio no tiene: elige otro.',
  ],
  [
    /^\S+ has "(.+)", and .+ has no text with "id/,
    '“$1” has no text in one of the languages: write it there, or take it out here.',
    '«$1» não tem texto numa das línguas: escreva-o lá, ou retire-o aqui.',
    '«$1» no tiene texto en uno de los idiomas: escríbelo allí, o quítalo aquí.',
  ],
  [
    /^workedQuote\.weeks has (\d+) steps, and .+ has (\d+)/,
    'The quote has weeks for $1 steps, and the home page has $2: give weeks for each.',
    'O orçamento tem semanas para $1 passos, e a página inicial tem $2: indique semanas para cada um.',
    'El presupuesto tiene semanas para $1 pasos, y la página de inicio tiene $2: indica semanas para cada uno.',
  ],
  [
    /^"(.+)" has no icon in .+: take one of (.+), or draw/,
    '“$1” has no drawing. There are: $2.',
    '«$1» não tem desenho. Há: $2.',
    '«$1» no tiene dibujo. Hay: $2.',
  ],
  [
    /"(.+)" cannot be part of an address|the name of an article is its date/,
    'Its address has other signs than lower-case letters, digits and hyphens: give it another one.',
    'O endereço tem outros sinais além de letras minúsculas, algarismos e hífenes: dê-lhe outro.',
    'Su dirección tiene otros signos que minúsculas, cifras y guiones: dale otra.',
  ],
  [
    /^the address is also that of/,
    'Two articles have this address: give one another.',
    'Dois artigos têm este endereço: dê outro a um deles.',
    'Dos artículos tienen esta dirección: da otra a uno.',
  ],
  [
    /^is (.+), and .+ has (.+): write the same here/,
    'Here it is “$1”, in another language “$2”: choose the same in all.',
    'Aqui é «$1», noutra língua «$2»: escolha o mesmo em todas.',
    'Aquí es «$1», en otro idioma «$2»: elige lo mismo en todos.',
  ],
  [
    /^(Line \d+: )?"#" is the title/,
    '$1“#” is the title, which stands above: begin with “##”.',
    '$1«#» é o título, que já está em cima: comece por «##».',
    '$1«#» es el título, que ya está arriba: empieza con «##».',
  ],
  [
    /^(Line \d+: )?"(.+)" comes after "(.+)": leave no level out/,
    '$1“$2” comes after “$3”: leave no level of titles out.',
    '$1«$2» vem depois de «$3»: não salte níveis de títulos.',
    '$1«$2» viene después de «$3»: no te saltes niveles de títulos.',
  ],
  [
    /^(Line \d+: )?the address "(.+)" contains a fact/,
    '$1The address “$2” contains a fact: write the address itself.',
    '$1O endereço «$2» contém um facto: escreva o próprio endereço.',
    '$1La dirección «$2» contiene un dato: escribe la propia dirección.',
  ],
  [
    /^(Line \d+: )?the link "(.+)" leads nowhere/,
    '$1The link “$2” leads nowhere: write it like /contact, or like https://example.pt/.',
    '$1A ligação «$2» não leva a lado nenhum: escreva-a como /contact, ou como https://example.pt/.',
    '$1El enlace «$2» no lleva a ninguna parte: escríbelo como /contact, o como https://example.pt/.',
  ],
  [
    /^(Line \d+: )?the picture "(.+)" is not in public/,
    '$1There is no picture “$2”: drop it onto its box.',
    '$1Não há a imagem «$2»: largue-a na sua caixa.',
    '$1No hay la imagen «$2»: suéltala en su caja.',
  ],
  [
    /^(Line \d+: )?the comment has no end/,
    '$1The comment has no end: write “-->” after it.',
    '$1O comentário não tem fim: escreva «-->» depois.',
    '$1El comentario no tiene fin: escribe «-->» detrás.',
  ],
  [
    /^(Line \d+: )?"(.+)" stands beside a comment/,
    '$1“$2” stands beside a comment: write the comment on a line of its own.',
    '$1«$2» está ao lado de um comentário: escreva o comentário numa linha só para ele.',
    '$1«$2» está junto a un comentario: escribe el comentario en una línea propia.',
  ],
  [
    /^(Line \d+: )?"(.+)" (?:has another address above|is an address that no link uses)/,
    '$1The address “$2” below the text is there twice, or no link uses it: take it out.',
    '$1O endereço «$2» por baixo do texto aparece duas vezes, ou nenhuma ligação o usa: retire-o.',
    '$1La dirección «$2» debajo del texto aparece dos veces, o ningún enlace la usa: quítala.',
  ],
  [
    /^(Line \d+: )?the row has more cells than the table/,
    '$1The row has more cells than the first one of the table: give both as many.',
    '$1A linha tem mais células do que a primeira da tabela: dê o mesmo número às duas.',
    '$1La fila tiene más celdas que la primera de la tabla: da el mismo número a las dos.',
  ],
  [
    /^(Line \d+: )?the picture (\S+) has no alternative text/,
    '$1Say what this picture shows, for those who cannot see it.',
    '$1Diga o que esta imagem mostra, para quem não a vê.',
    '$1Di qué muestra esta imagen, para quien no la ve.',
  ],
  [
    /^(Line \d+: )?too many quotes or lists stand within/,
    '$1Too many lists or quotes stand within each other: take some out.',
    '$1Há listas ou citações a mais umas dentro das outras: retire algumas.',
    '$1Hay demasiadas listas o citas unas dentro de otras: quita algunas.',
  ],
  [
    /^(Line \d+: )?.*is a phrase of another language/,
    '$1A phrase of another language needs its code and its words, like {fr déjà vu}; write \\{ for the sign itself.',
    '$1Uma frase noutra língua precisa do código e das palavras, como {fr déjà vu}; escreva \\{ para o próprio sinal.',
    '$1Una frase en otro idioma necesita su código y sus palabras, como {fr déjà vu}; escribe \\{ para el propio signo.',
  ],
  [
    /is empty: write it, or take it out\.$/,
    'It is empty: write it, or take it out.',
    'Está vazio: escreva-o, ou retire-o.',
    'Está vacío: escríbelo, o quítalo.',
  ],
  [
    /the site has no such page, because .+ is not there/,
    'The main language of the site does not have this page: write it there too.',
    'A língua principal do site não tem esta página: escreva-a também nela.',
    'El idioma principal de la web no tiene esta página: escríbela también en él.',
  ],
  [
    /^hidden names "(.+)", and no page that can be hidden/,
    'The settings hide “$1”, and there is no such page: ask who set the site up.',
    'As definições escondem «$1», e não há essa página: fale com quem montou o site.',
    'Los ajustes ocultan «$1», y no hay tal página: habla con quien montó la web.',
  ],
  [
    /^begins or ends with a space/,
    'It begins or ends with a space: take it out.',
    'Começa ou acaba com um espaço: retire-o.',
    'Empieza o acaba con un espacio: quítalo.',
  ],
  [
    /has the control character|has a letter that was lost/,
    'It has a sign that no page can show: write the text anew.',
    'Tem um sinal que nenhuma página consegue mostrar: escreva o texto de novo.',
    'Tiene un signo que ninguna página puede mostrar: escribe el texto de nuevo.',
  ],
  [
    /^Give the id of a(?: project|n industry)|^Give the id of a page/,
    'Choose one, or leave it out.',
    'Escolha um, ou deixe vazio.',
    'Elige uno, o déjalo vacío.',
  ],
  [
    /^Give the weeks of each step/,
    'Write the weeks of each step.',
    'Escreva as semanas de cada passo.',
    'Escribe las semanas de cada paso.',
  ],
  [
    /^Give the end of the address of a demonstration|owner’s side: leave it out/,
    'Only a demonstration has this: leave it empty, or write it like #owner.',
    'Só uma demonstração tem isto: deixe vazio, ou escreva-o como #owner.',
    'Solo una demostración tiene esto: déjalo vacío, o escríbelo como #owner.',
  ],
  [
    /^Give the address of a picture in public/,
    'Write the address of a picture, like /cloths/shop.svg, or leave it empty.',
    'Escreva o endereço de uma imagem, como /cloths/shop.svg, ou deixe vazio.',
    'Escribe la dirección de una imagen, como /cloths/shop.svg, o déjalo vacío.',
  ],
  [
    /^Link a demonstration by the slug of its project, (\S+),/,
    'The address of its demonstration is $1.',
    'O endereço da demonstração é $1.',
    'La dirección de su demostración es $1.',
  ],
  [
    /^Give scheme and host only|^Give a whole number from 2 to 63|^Name one language|^Write a line for each language|^A language is called|^Give (?:the|a) locale|^Give the name of the language|^Choose one of/,
    'This setting is not in the form: ask who set the site up.',
    'Esta definição não está no formulário: fale com quem montou o site.',
    'Este ajuste no está en el formulario: habla con quien montó la web.',
  ],
  [
    /^Name the company that hosts|^Give the whole days that the hosting/,
    'Say who hosts the site, and for how many days it keeps its logs: ask who set the site up.',
    'Diga quem aloja o site, e por quantos dias guarda os registos: fale com quem montou o site.',
    'Di quién aloja la web, y cuántos días guarda sus registros: habla con quien montó la web.',
  ],
  [
    /^Name the time zone/,
    'Write the time zone of the studio, like Europe/Lisbon.',
    'Escreva o fuso horário do estúdio, como Europe/Lisbon.',
    'Escribe la zona horaria del estudio, como Europe/Lisbon.',
  ],
  byHand(/title and description|begins without title|write a line of "---" below/),
  byHand(/^is called ".+" now|^nothing says this|^is empty: write its (?:texts|rows)/),
  byHand(
    /between quotes|or under ">-"|^a backslash|^the line begins|^a line is no text|^the text (?:begins with a sign|contains a colon)|ends the file here/,
  ),
  byHand(
    /^too many brackets|^the name is there twice|^the quote that begins|is a sign of YAML|^a name is no text/,
  ),
  byHand(
    /^is neither a text nor|^is no (?:text|list|group|number|name|path|turn|drawing)\b|^is neither a thread/,
  ),
  byHand(/is not there: write it, as in another|^is not complete: write|^shows nothing: write/),
  byHand(
    /: (?:put the file itself|put a file|take it out)|put a file in its place|give yourself the right/,
  ),
  byHand(
    /UTF-8|UTF-16|has line ends of another|cannot be read \(|nothing reads this file|the site has no language/,
  ),
  byHand(
    /other systems take the two names|the link leads |is no thread|make them equal|must be .+ by .+: redraw/,
  ),
  byHand(
    /has a drawing ".+" too|there is no drawing|its files have no content|the build makes this file from/,
  ),
  byHand(/write it anew with|^Take the file out/),
];
