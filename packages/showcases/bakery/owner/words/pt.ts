import { counter } from '../../../browser/plural.ts';

const count = counter('pt-PT');

/** Every word of the bakery's side. The other languages have the same shape or do not compile. */
export const pt = {
  title: 'A padaria por dentro',
  lead: 'O que há para amassar e a quem se entrega. Uma reserva feita na loja conta aqui no mesmo instante.',
  asCustomer: 'Ver como cliente',
  day: 'Dia de levantar',
  before: 'Dia anterior',
  after: 'Dia seguinte',
  print: 'Imprimir o dia',
  closed: 'Neste dia estamos fechados.',
  ahead: 'Encomendas para outros dias',
  production: (day: string) => `Produção para ${day}`,
  product: 'Produto',
  total: 'Total',
  orders: 'Reservas',
  soldOut: 'Esgotado',
  soldOutOf: (name: string) => `Esgotado: ${name}`,
  alreadyOrdered: (pieces: number) =>
    count(pieces, 'unidade já reservada', 'unidades já reservadas'),
  take: 'Encomenda por telefone ou ao balcão',
  hour: 'Hora',
  noTime: 'Neste dia já não há meias horas: escolha outro dia, em cima.',
  phone: 'Telefone (se deixar)',
  note: 'Recado (opcional)',
  enter: (day: string) => `Registar para ${day}`,
  entered: (code: string, name: string, when: string, price: string) =>
    `Encomenda ${code} registada em nome de ${name}: ${when}, ${price}.`,
  pickUps: 'Entregas',
  search: 'Código, nome, produto ou telefone',
  handedOf: (code: string, name: string) => `Entregue: ${code}, ${name}`,
  cancel: 'Cancelar',
  restore: 'Repor',
  withdrawn: 'Cancelada pelo cliente',
  makeRoom: 'Antes, desmarque «Esgotado» ou suba «No máximo».',
  notRestored: (code: string, why: string) => `${code} não pode voltar: ${why}.`,
  most: 'No máximo',
  mostOf: (name: string) => `No máximo: ${name}`,
  overMost: (pieces: number) => `${pieces} a mais`,
  left: {
    today: (left: number, all: number) => `Por entregar: ${left} de ${all}.`,
    ahead: (_left: number, all: number) => `Para entregar: ${all}. Riscam-se no próprio dia.`,
    past: (left: number, all: number) => `Por riscar: ${left} de ${all}.`,
  },
  invented: 'As reservas com fundo de cor são as deste navegador; as outras são inventadas.',
  none: 'Nenhuma reserva corresponde.',
};

export type OwnerWords = typeof pt;
