import { counter } from '../../browser/plural.ts';
import { pt as voices } from '../voices/pt.ts';

const count = counter('pt-PT');

/** Every word of the page. The other languages have the same shape. */
export const pt = {
  /** The letters and the messages: what people of the story say. */
  voices,
  /** For those who read the document without scripts. */
  withoutScripts: 'Para escrever no livro é preciso ter o JavaScript ligado.',
  head: {
    title: 'Amélia Duarte, 1931–2019',
    description:
      'A vida de Amélia Duarte, filha de faroleiro e professora primária: dez capítulos, cinco cartas e um livro de visitas. Demonstração com pessoa e história inventadas.',
  },
  labels: {
    sections: 'Secções',
    family: 'Da família',
    decades: 'Décadas',
    village: 'A vila à noite, vista do mar, com as luzes acesas.',
    earlier: 'Carta anterior',
    later: 'Carta seguinte',
    storm: 'Um farol aceso no alto de um cabo, com ondas a rebentar na rocha.',
    flour: 'Mãe e filha frente a frente a uma mesa, debaixo de um candeeiro.',
    beach: 'Uma fila de crianças de bata e a professora, de costas, diante do mar.',
    bicycle: 'Uma bicicleta com uma mala de correio, encostada a um muro.',
    wall: 'Parede de escola com duas marcas claras onde houve retratos; na secretária, um cravo num frasco.',
    lens: 'A lente do farol, anéis de vidro em volta da lâmpada, e uma mulher a olhar para ela.',
    kite: 'Uma avó e duas crianças numa duna, a lançar um papagaio de papel.',
  },
  page: {
    skip: 'Saltar para a história',
    demo: 'Demonstração',
    demoLong: ': pessoa e história inventadas',
    demoBack: ' · voltar aos projetos',
    toLife: 'A vida',
    toLetters: 'As cartas',
    until: ' a ',
    lead: 'Nasceu num farol. Ensinou a ler três gerações de uma vila virada ao mar, e nunca apagou a luz do alpendre antes de todos chegarem.',
    begin: 'Ler a história dela',
    preface:
      'Juntámos aqui o que estava em caixas de sapatos, numa gaveta e na memória de muita gente. Quem a conheceu, que nos corrija. Quem não a conheceu, que entre sem bater: era assim que ela gostava.',
    signature: 'Inês, a neta mais velha',
    life: 'Oitenta e oito anos, contados devagar',
    themes: {
      choose: 'Escolher capítulos por tema',
      all: 'A vida toda',
      lighthouse: 'O farol',
      school: 'A escola',
      home: 'A casa',
    },
    storm: {
      title: 'Nascida entre dois clarões',
      caption: 'O farol, numa noite de sudoeste. 1931',
      first:
        'Na noite de 14 de janeiro o mar entrou pela casa das máquinas e a parteira não conseguiu passar o cabo. Joaquim Duarte, faroleiro de Pedralva, dava corda ao mecanismo da lente, descia cento e doze degraus a ver da mulher, subia outra vez.',
      second:
        'Amélia nasceu às três e quarenta. O livro do farol regista a noite inteira numa linha: <q>Vento SW, mar muito grosso. Luz sem falhas. Menina.</q>',
    },
    flour: {
      title: 'O alfabeto na farinha',
      caption: 'A mãe e eu, na cozinha do farol',
      first:
        'Rosa, a mãe, assinava de cruz. Amélia tinha dez anos quando percebeu que as cartas do irmão, embarcado para a pesca do bacalhau, esperavam na gaveta por alguém que as lesse. Nessa noite espalhou farinha na mesa da cozinha e desenhou um R com o dedo. Depois um O.',
      second:
        'A mãe tinha quarenta e dois anos e mãos de lixívia. Apagava com a palma e recomeçava. Levaram dois invernos. A primeira palavra que Rosa escreveu sozinha não foi o seu nome. Foi <q>Tomás</q>.',
      letter: 'Carta de 1943',
      letterLine: 'A primeira carta de Rosa',
    },
    beach: {
      title: 'Uma escola sem mar',
      caption: 'Praia de Pedralva, junho de 1953. Ninguém falou.',
      first:
        'Depois do Magistério, em Braga, foi colocada em Sobral de Cima, na serra: quarenta e três crianças, quatro classes, uma sala e um fogão para o qual cada aluno trazia a sua acha. Desenhou o mar no quadro e ninguém acreditou no tamanho.',
      second:
        'Poupou durante dois anos, convenceu o dono de uma camioneta e levou a escola inteira à praia. Ficaram calados muito tempo. Até que o Abel, de oito anos, perguntou: <q>Ó senhora professora, e quem é que o enche?</q>',
      letter: 'Carta de 1951',
      letterLine: '<q>Aqui não há mar nenhum</q>',
    },
    bicycle: {
      title: 'Autorização para casar',
      caption: 'A bicicleta do Henrique. Nunca a trancou.',
      first:
        'Em 1958, uma professora primária não podia casar sem licença do ministro: era preciso provar que o noivo tinha bom comportamento e rendimentos à altura. Henrique Sá era carteiro e ganhava menos do que ela. O pedido andou sete meses de secretaria em secretaria.',
      second:
        'Quando a resposta chegou a Pedralva, vinha na mala dele. Pedalou nove quilómetros até à escola da Gandra, onde ela então ensinava, com a carta fechada, porque não era sua. Amélia abriu-a no recreio, à frente de toda a gente. Casaram em setembro.',
      letter: 'Carta de 1958',
      letterLine: 'Nove gramas, nove quilómetros',
    },
    thursday: {
      title: 'Quinta-feira, dia de cartas',
      recipe: 'Arroz-doce das quintas-feiras',
      rice: '200 g de arroz carolino',
      milk: '1 litro de leite gordo, quente',
      sugar: '200 g de açúcar, 4 gemas',
      lemon: 'casca de um limão, uma pitada de sal',
      cinnamon: 'canela para as letras',
      method:
        'Abrir o arroz em água e sal. Juntar o leite às conchas, sempre quente, e mexer para o mesmo lado. O açúcar só no fim; as gemas fora do lume.',
      warning: 'Não largar o tacho para ir à porta. Quem vem, espera.',
      first:
        'Na casa da Rua do Cais nasceram a Luísa e o Manuel, e à quinta-feira a cozinha enchia-se de mulheres com envelopes no bolso do avental. As cartas vinham de França, dos bancos da Terra Nova e, desde o ano anterior, de Angola.',
      second:
        'O Henrique trazia-as. A Amélia lia-as em voz alta, a sós com cada uma, e escrevia as respostas. Prometia esquecer tudo à saída da porta, e nunca se soube de uma palavra. O que se soube foi o arroz-doce, que ela fazia para a espera: a cada mulher, a sua inicial em canela.',
    },
    wall: {
      title: 'A marca na parede',
      caption: 'A minha sala, numa segunda-feira',
      first:
        'Na manhã de 26 de abril tirou da parede da sala os dois retratos. Por baixo, a cal estava mais clara: dois retângulos que a escola inteira ficou a olhar. No verão quiseram caiar. Não deixou. <q>É para sabermos medir</q>, disse.',
      second:
        'No outono abriu a sala à noite, para quem nunca tinha podido aprender. Apareceram trinta e uma mulheres e seis homens. A mãe, com setenta e cinco anos, sentou-se na primeira fila. Já sabia ler havia muito. Vinha ensinar as outras a não ter vergonha.',
      letter: 'Carta de 1974',
      letterLine: 'Para o irmão, em New Bedford',
    },
    lens: {
      title: 'O farol fica sozinho',
      caption: 'Cento e doze degraus depois',
      first:
        'O farol passou a acender-se sem ninguém numa terça-feira de março. Amélia pediu para subir. Contou os degraus em voz alta, como em pequena, e deu corda ao mecanismo velho, que já não movia nada, só para o ouvir.',
      second:
        '<q>O meu pai dizia que a luz não serve para se ver o farol</q>, explicou ao técnico. <q>Serve para os outros saberem onde estão.</q> Reformou-se em julho, ao fim de trinta e seis anos de giz.',
    },
    kite: {
      title: 'Papagaios de jornal',
      caption: 'Com a Inês e o Tomás, na duna',
      first:
        'Os netos passavam o verão na Rua do Cais. De manhã havia ditado, que ninguém pedia e ninguém perdia: era sempre sobre piratas. À tarde, papagaios de papel de jornal e cola de farinha.',
      second:
        'À noite contavam, à janela, os segundos do farol: um, dois, três relâmpagos, e o escuro até quinze. <q>Quando souberem esperar pelo escuro</q>, dizia, <q>já sabem quase tudo.</q>',
    },
    computer: {
      title: 'Aprender outra vez',
      first:
        'Aos setenta e cinco anos pediu à Inês que a ensinasse a escrever no computador. Levou, dizia ela, dois invernos, como a mãe. Escrevia com um dedo e assinava com o nome completo.',
      second:
        'Respondeu a antigos alunos em cinco países e corrigiu-lhes, com ternura, a pontuação.',
    },
    light: {
      title: 'Uma luz acesa',
      first:
        'Morreu na cama dela, na manhã de 3 de novembro, com a janela aberta para o mar, como tinha pedido. Tinha oitenta e oito anos.',
      second:
        'Nessa noite, sem ninguém combinar, Pedralva deixou acesas as luzes dos alpendres: primeiro a Rua do Cais, depois o largo, depois as casas de cima. Os pescadores disseram que, do mar, a vila parecia escrita.',
    },
    drawer: {
      title: 'A gaveta das cartas',
      lead: 'Estavam atadas com a mesma fita. São para ler em voz alta.',
    },
    book: {
      title: 'Livro de visitas',
      lead: 'Conte-nos onde se cruzou com ela, ou o que trouxe desta visita. Nesta demonstração, o que escrever fica guardado apenas no seu navegador.',
      name: 'Nome',
      relation: 'Quem era ela para si',
      choose: 'Escolher',
      message: 'Mensagem',
      write: 'Escrever no livro',
      family: 'Abrir a área da família',
      studio: 'Se quiser uma página assim para alguém seu, conte-nos quem foi.',
      toStudio: 'Falar com o estúdio',
      messages: 'Mensagens',
    },
    foot: {
      demo: 'Demonstração.',
      line: 'Amélia Duarte nunca existiu: a pessoa, a vila, o farol, as cartas e as mensagens foram inventados para mostrar como pode ser uma página de memória.',
      back: 'Voltar aos projetos do estúdio',
      tryTitle: 'Experimente',
      tryFirst: 'Escreva no livro e abra a área da família: a mensagem espera lá por uma decisão.',
      trySecond:
        'Envie uma só carta a um irmão, na língua dele. Ou imprima a vida inteira para quem prefere papel.',
      print: 'Imprimir a vida inteira',
    },
    reader: {
      earlier: 'Anterior',
      sendIn: 'Enviar em',
      copy: 'Copiar ligação',
      later: 'Seguinte',
      print: 'Imprimir',
      close: 'Fechar',
    },
  },
  family: {
    title: 'A área da família',
    lead: 'Aqui a família lê o que chega antes de ser mostrado e corrige os capítulos. O que muda vê-se logo na página.',
    states: {
      waiting: 'À espera',
      shown: 'No livro',
      hidden: 'Fora do livro',
      removed: 'Retirada por quem a escreveu',
    },
    accept: 'Mostrar',
    hide: 'Esconder',
    undo: 'Desfazer',
    undone: 'Desfeito.',
    decided: {
      shown: (name: string) => `A mensagem de ${name} está no livro.`,
      hidden: (name: string) => `A mensagem de ${name} está fora do livro.`,
    },
    chapters: 'Corrigir um capítulo',
    chapter: 'Capítulo',
    chapterTitle: 'Título',
    first: 'Primeiro parágrafo',
    second: 'Segundo parágrafo',
    save: 'Guardar',
    saved: (language: string) => `Guardado em ${language}.`,
    language: 'Língua',
    languages: { pt: 'português', en: 'inglês', es: 'espanhol' },
    oneLanguage: 'Cada língua tem o seu texto: o que corrigir aqui muda só na língua escolhida.',
    unsaved: 'Por guardar: continua aqui enquanto este separador estiver aberto.',
    discard: 'Voltar ao texto guardado',
    discarded: 'O texto guardado está de volta.',
    missing: 'Escreva alguma coisa neste campo.',
    draft: (title: string) => `${title} (por guardar)`,
    notOpened: 'Esta parte não abriu. Verifique a ligação e volte a carregar a página.',
    export: 'Levar tudo daqui',
    exportLead:
      'Nas três línguas, num só ficheiro que abre em qualquer navegador: os capítulos como estão, com anos, legendas, a receita e o e-mail, as cartas e todas as mensagens. Os desenhos ficam na página.',
    download: 'Descarregar',
    restore: 'Repor o texto de origem',
    correctedSince: 'Entretanto alguém corrigiu este capítulo: fica essa correção.',
    overtaken: (name: string) =>
      `Entretanto alguém decidiu outra coisa sobre a mensagem de ${name}. Fica como está.`,
    notKept: 'Vale enquanto esta página estiver aberta: o navegador não deixa guardar.',
    conflict: 'Duas versões',
    conflictLead:
      'Enquanto escrevia, outra pessoa guardou outra versão. Veja as duas e escolha: nada se guardou ainda.',
    theirs: 'A versão da outra pessoa',
    mine: 'A sua versão',
    keepTheirs: 'Ficar com a da outra pessoa',
    keepMine: 'Ficar com a sua',
    restored: 'O texto de origem está de volta.',
    quoted: (text: string) => `«${text}»`,
    subject: 'Uma página de memória como a de Amélia Duarte',
  },
  lamp: {
    leave: 'Deixar uma luz acesa',
    lit: 'A sua luz está acesa',
    since: (date: string) => `Acesa por si a ${date}. É a janela mais clara.`,
    left: 'Deixou uma luz acesa.',
    out: 'Apagou a luz.',
  },
  timeline: {
    shown: (theme: string, chapters: number) =>
      `${theme}: ${count(chapters, 'capítulo', 'capítulos')}.`,
  },
  reader: {
    place: (letter: number, letters: number) => `Carta ${letter} de ${letters}`,
    copied: 'Ligação copiada.',
    notCopied: 'Copie esta ligação.',
  },
  book: {
    relations: {
      family: 'família',
      school: 'da escola',
      neighbours: 'vizinhança',
      friends: 'amizade',
      strangers: 'não a conheci',
    },
    nameShort: 'Escreva o seu nome, com duas letras ou mais.',
    nameLong: (limit: number) => `O nome cabe em ${limit} caracteres.`,
    relation: 'Escolha quem era a Amélia para si.',
    messageShort: (least: number) => `Escreva um pouco mais: pelo menos ${least} caracteres.`,
    messageLong: (over: number, limit: number) =>
      `A mensagem passa ${over} do limite de ${limit} caracteres.`,
    left: (characters: number) =>
      count(characters, 'carácter disponível', 'caracteres disponíveis'),
    over: (characters: number) => `${characters} a mais`,
    hidden: 'A família não a pôs no livro: só se lê aqui, e pode retirá-la.',
    waits: 'Por agora só se lê neste navegador: espera pela família.',
    removed: 'A sua mensagem foi retirada.',
    restore: 'Repor',
    restoreLabel: 'Repor a mensagem retirada',
    restored: 'Mensagem reposta.',
    isRemoved: 'Mensagem retirada do livro.',
    remove: 'Retirar',
    removeLabel: (name: string) => `Retirar a mensagem de ${name}`,
    full: (limit: number) =>
      `Neste navegador cabem ${limit} mensagens. Retire uma para escrever outra.`,
    thanks: (name: string) => `Obrigado, ${name}. A família lê a sua mensagem antes de a mostrar.`,
  },
};

export type Words = typeof pt;
