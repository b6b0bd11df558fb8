/** Every word of the bakery's side. The other languages have the same shape or do not compile. */
export const pt = {
  title: 'A padaria por dentro',
  lead: 'O que há para amassar e a quem se entrega. Uma reserva feita na loja conta aqui no mesmo instante.',
  asCustomer: 'Ver como cliente',
  day: 'Dia de levantar',
  before: 'Dia anterior',
  after: 'Dia seguinte',
  print: 'Imprimir a produção',
  closed: 'Neste dia estamos fechados.',
  ahead: 'Encomendas para outros dias',
  production: (day: string) => `Produção para ${day}`,
  product: 'Produto',
  total: 'Total',
  pieces: 'Unidades',
  soldOut: 'Esgotado',
  soldOutOf: (name: string) => `Esgotado: ${name}`,
  pickUps: 'Entregas',
  search: 'Código ou nome',
  handed: 'Entregue',
  handedOf: (code: string, name: string) => `Entregue: ${code}, ${name}`,
  left: (left: number, all: number) => `Por entregar: ${left} de ${all}.`,
  invented: 'As reservas com fundo são as deste navegador; as outras são inventadas.',
  none: 'Nenhuma reserva corresponde.',
};

export type OwnerWords = typeof pt;
