import { counter } from '../../browser/plural.ts';

const count = counter('pt-PT');

/** Every word of the bakery. The other languages have the same shape or do not compile. */
export const pt = {
  page: {
    skip: 'Saltar para o conteúdo',
    demo: 'Demonstração',
    nothing: ': a padaria não existe, nada se paga e nada se envia',
    back: 'Voltar aos projetos',
    kind: 'Padaria e café de faz-de-conta · Braga',
    toBread: 'Pão',
    toCakes: 'Bolos',
    toCoffee: 'Café',
    toHours: 'Horário',
    toBooking: 'Reservar',
    lead: 'Muita côdea, nenhuma pressa.',
    follow: 'Reserve até às 20h. De manhã, o seu pão está à espera com o nome no saco.',
    begin: 'Reservar o pão da manhã',
    departures: 'Partidas do forno',
    bread: 'pão',
    without: 'Esconder produtos com',
    cakes: 'bolos',
    coffee: 'café',
    coffeeLine: 'Tirado na hora, por isso não se reserva. Ao balcão ou à mesa, o preço é o mesmo.',
    booking: 'reservar',
    bookingLine:
      'Aceitamos até às 20h da véspera, hora em que a massa vai descansar. Paga-se ao balcão, quando se levanta.',
    stepLines: 'O que quer',
    others: 'Juntar pão e bolos',
    stepDay: 'Que dia vem',
    stepSlot: 'A que horas',
    stepWho: 'Quem vem',
    name: 'Nome',
    phone: 'Telefone',
    otherDay: 'Outro dia, até daqui a três meses: o Natal também',
    note: 'Recado para a padaria (opcional): fatiado, bem cozido…',
    owner: 'O lado da padaria',
    staysHere: 'Fica só neste navegador: a demonstração não envia nada.',
    bag: 'O seu saco',
    confirm: 'Confirmar a reserva',
    mine: 'As minhas reservas',
    tryTitle: 'Experimente',
    tryFirst: 'Encomende depois das 20h e veja porque é que amanhã já não aparece.',
    trySecond: 'Reserve pão e abra o lado da padaria: a produção desse dia já o conta.',
    hours: 'horário',
    week: 'Os próximos sete dias',
    holidays: 'Feriados que aí vêm',
    where: 'Onde ficamos',
    street: 'Rua do Faz-de-Conta, 12',
    town: 'Braga, à esquina da imaginação',
    rest: 'À segunda-feira o forno descansa. Nós também.',
    invented: 'Demonstração.',
    inventedLine:
      'A Côdea é uma padaria inventada e esta página é só um exemplo: as reservas dos outros clientes são simuladas e as suas ficam neste navegador.',
  },
  labels: {
    about: 'Demonstração',
    sections: 'Secções',
  },
  head: {
    title: 'Côdea, padaria e café (demonstração)',
    description:
      'Demonstração de um site de padaria e café: o que está quente agora, o horário de hoje e a reserva do pão da manhã.',
  },
  owner: {
    title: 'A padaria por dentro, Côdea (demonstração)',
    notOpened: 'Esta parte não abriu. Verifique a ligação e volte a tentar.',
  },
  time: {
    /** The way a Portuguese shop door writes it: `7h`, `7h30`. */
    clock: (hours: number, minutes: string) => `${hours}h${minutes === '00' ? '' : minutes}`,
    at: (clock: string) => `às ${clock}`,
    tomorrowAt: (clock: string) => `amanhã às ${clock}`,
    onAt: (weekday: string, clock: string) => `${weekday} às ${clock}`,
  },
  pieces: (amount: number) => count(amount, 'unidade', 'unidades'),
  door: {
    open: 'Aberto agora',
    shut: 'Fechado',
    closesIn: (minutes: number) => `fecha daqui a ${minutes} min`,
    closes: (at: string) => `fecha ${at}`,
    opens: (at: string) => `abre ${at}`,
  },
  oven: {
    outNow: 'a sair agora',
    outSince: (minutes: number) => `saiu há ${minutes} min`,
    outIn: (minutes: number) => `sai daqui a ${minutes} min`,
    out: (at: string) => `sai ${at}`,
    allWarm: 'Quente agora',
    someWarm: 'Quente e a caminho',
    noneWarm: 'A seguir, do forno',
    warm: (since: string) => `Quente, ${since}`,
    soldOut: 'Esgotado por hoje',
    departed: 'Já saiu',
    next: 'A seguir',
  },
  shelf: {
    contents: 'Ingredientes',
    contentsOf: (name: string) => `: ${name}`,
    allergens: 'Alergénios: ',
    none: 'nenhum dos 14 obrigatórios.',
    onlyWeekend: 'Só de sexta a domingo.',
    today: (times: string) => `Hoje: ${times}`,
    notToday: 'Hoje não há fornada.',
    shown: (shown: number, all: number) => `${shown} de ${all} produtos à vista.`,
    less: (name: string) => `Tirar: ${name}`,
    more: (name: string) => `Juntar: ${name}`,
    quantity: (name: string) => `${name}, quantidade`,
    most: (most: number) => `Até ${most} de cada por reserva.`,
    inBag: (name: string, quantity: number) => `${name}: ${quantity} no saco.`,
  },
  booking: {
    total: 'Total, IVA incluído',
    notMade: (name: string) => `sem ${name.toLowerCase()}`,
    onlyFits: (pieces: number) => `só ${count(pieces, 'lugar', 'lugares')}`,
    full: 'cheio',
    last: (pieces: number) => count(pieces, 'lugar', 'lugares'),
    free: 'há lugar',
    notThisDay: 'só de sexta a domingo',
    soldOut: 'esgotado nesse dia',
    notThat: (day: string) =>
      `A ${day} não pode ser: estamos fechados, ou é cedo ou tarde demais para encomendar.`,
    moved: (day: string) =>
      `O dia que tinha escolhido já não é possível: passou para ${day}. Escolha a hora.`,
    lost: (slot: string) => `${slot}: entretanto encheu. Escolha outra hora.`,
    tooMuch: (pieces: string, most: number) =>
      `Em nenhuma meia hora destes dias cabem ${pieces}: no máximo ${most}. Leve menos, ou divida em duas reservas.`,
    empty: 'Ainda vazio. Comece pelo pão de massa-mãe: nunca falha.',
    pickUp: 'Para levantar',
    missing: (amount: number, first: string) =>
      `${count(amount, 'campo em falta', 'campos em falta')}. ${first}`,
    tray: (basket: string) => `${basket} · Reservar`,
  },
  problems: {
    lines: 'Escolha pelo menos um pão ou um bolo.',
    notMade: (name: string) => `Nesse dia não fazemos: ${name}.`,
    day: 'Escolha o dia em que vem levantar.',
    slot: 'Escolha a que horas vem.',
    slotFull: 'Essa meia hora já está cheia. Escolha outra.',
    slotLeft: (pieces: string) =>
      `Nessa meia hora já só há lugar para ${pieces}. Escolha outra ou leve menos.`,
    name: 'Diga-nos o seu nome, até 60 caracteres.',
    phone: 'Escreva um número de telefone válido, por exemplo 912 345 678.',
  },
  mine: {
    none: 'Ainda não há nenhuma. A primeira aparece aqui, com o código.',
    summary: (pieces: string, price: string, name: string) =>
      `${pieces}, ${price}, em nome de ${name}`,
    stages: {
      waiting: 'Pode cancelar até às 20h da véspera.',
      baking: 'A massa já está feita: já não se pode cancelar.',
      ready: 'Pronta ao balcão.',
      handed: 'Levantada. Bom proveito.',
    },
    cancel: 'Cancelar',
    cancelWhich: (code: string) => ` a reserva ${code}`,
    yes: 'Sim, cancelar a reserva',
    no: 'Não, fica marcada',
    cancelled: (code: string) => `Reserva ${code} cancelada.`,
    done: 'Está marcado.',
    sayCode: (name: string) => `${name}, diga este código ao balcão:`,
    terms: 'Paga ao balcão. Pode cancelar até às 20h da véspera, em «As minhas reservas».',
    studio: 'Se a sua padaria precisa de encomendas assim, conte-nos como trabalha.',
    toStudio: 'Escrever ao estúdio',
    subject: 'Encomendas para uma padaria',
    fine: 'Certo',
  },
  allergens: {
    gluten: 'glúten',
    milk: 'leite',
    eggs: 'ovos',
    sesame: 'sésamo',
    nuts: 'frutos de casca rija',
  },
  holidays: {
    newYear: 'Ano Novo',
    goodFriday: 'Sexta-feira Santa',
    easter: 'Domingo de Páscoa',
    freedom: 'Dia da Liberdade',
    labour: 'Dia do Trabalhador',
    corpusChristi: 'Corpo de Deus',
    portugal: 'Dia de Portugal',
    saintJohn: 'São João, feriado de Braga',
    assumption: 'Assunção de Nossa Senhora',
    republic: 'Implantação da República',
    allSaints: 'Todos os Santos',
    restoration: 'Restauração da Independência',
    conception: 'Imaculada Conceição',
    christmas: 'Natal',
  },
  bakes: {
    'massa-mae': {
      name: 'Pão de massa-mãe',
      note: 'Vinte e quatro horas de espera, dez minutos de festa.',
      ingredients:
        'Farinha de trigo T65 e de trigo integral, água, massa-mãe de trigo, sal marinho.',
    },
    broa: {
      name: 'Broa de milho',
      note: 'Milho branco escaldado, côdea estalada de alto a baixo.',
      ingredients:
        'Farinha de milho branco, farinha de centeio, farinha de trigo, água, fermento, sal.',
    },
    cacete: {
      name: 'Cacete',
      note: 'Fino, ruidoso, raramente chega inteiro a casa.',
      ingredients: 'Farinha de trigo T55, água, fermento, sal, malte de cevada.',
    },
    centeio: {
      name: 'Centeio da serra',
      note: 'Escuro, húmido, melhor ainda no dia seguinte.',
      ingredients:
        'Farinha de centeio integral, água, massa-mãe de centeio, sementes de sésamo, sal.',
    },
    regueifa: {
      name: 'Regueifa',
      note: 'Entrançada à mão, para o domingo e para os dias antes dele.',
      ingredients: 'Farinha de trigo, água, ovos, manteiga, açúcar, fermento, sal.',
    },
    'papo-seco': {
      name: 'Molete',
      note: 'O do meio da manhã, com manteiga e mais nada.',
      ingredients: 'Farinha de trigo T55, água, fermento, sal.',
    },
    nata: {
      name: 'Pastel de nata',
      note: 'Folhado que se ouve, creme que ainda treme.',
      ingredients: 'Leite, açúcar, gemas de ovo, farinha de trigo, manteiga, limão, canela.',
    },
    croissant: {
      name: 'Croissant do Porto',
      note: 'Massa de brioche, por cima uma calda de açúcar.',
      ingredients:
        'Farinha de trigo, ovos, manteiga, leite, açúcar, fermento, raspa de limão, sal.',
    },
    berlim: {
      name: 'Bola de Berlim',
      note: 'Creme de ovo até à beira. Guardanapo incluído.',
      ingredients:
        'Farinha de trigo, leite, gemas de ovo, açúcar, manteiga, fermento, óleo de girassol.',
    },
    'bolo-arroz': {
      name: 'Bolo de arroz',
      note: 'Com a cinta de papel, que se tira devagar.',
      ingredients:
        'Farinha de arroz, farinha de trigo, açúcar, ovos, manteiga, leite, amêndoa moída.',
    },
  },
  coffees: {
    cafe: {
      name: 'Café',
      note: 'Curto, de torra média.',
      ingredients: 'Café arábica e robusta.',
    },
    pingo: {
      name: 'Pingo',
      note: 'O café com uma nuvem de leite por cima.',
      ingredients: 'Café, leite meio-gordo.',
    },
    'meia-de-leite': {
      name: 'Meia de leite',
      note: 'Chávena grande, para molhar a torrada.',
      ingredients: 'Café, leite meio-gordo.',
    },
    galao: {
      name: 'Galão',
      note: 'No copo alto, três quartos de leite bem quente.',
      ingredients: 'Café, leite meio-gordo.',
    },
  },
};

export type Words = typeof pt;
