import { counter } from '../../../browser/plural.ts';
import type { OwnerWords } from './pt.ts';

const count = counter('es-ES');

export const es: OwnerWords = {
  title: 'La panadería por dentro',
  lead: 'Qué hay que amasar y a quién se entrega. Un encargo hecho en la tienda cuenta aquí al instante.',
  asCustomer: 'Ver como cliente',
  day: 'Día de recogida',
  before: 'Día anterior',
  after: 'Día siguiente',
  print: 'Imprimir el día',
  closed: 'Ese día está cerrado.',
  ahead: 'Encargos para otros días',
  production: (day) => `Producción para ${day}`,
  product: 'Producto',
  total: 'Total',
  orders: 'Encargos',
  soldOut: 'Agotado',
  soldOutOf: (name) => `Agotado: ${name}`,
  alreadyOrdered: (pieces) => count(pieces, 'unidad ya encargada', 'unidades ya encargadas'),
  take: 'Encargo por teléfono o en el mostrador',
  hour: 'Hora',
  phone: 'Teléfono (si lo deja)',
  note: 'Nota (opcional)',
  enter: (day) => `Anotar para ${day}`,
  entered: (code, hour) => `Encargo ${code} anotado: ${hour}.`,
  pickUps: 'Recogidas',
  search: 'Código o nombre',
  handed: 'Entregado',
  handedOf: (code, name) => `Entregado: ${code}, ${name}`,
  cancel: 'Cancelar',
  restore: 'Recuperar',
  left: (left, all) => `Por entregar: ${left} de ${all}.`,
  invented: 'Los encargos con fondo de color son de este navegador; los demás son inventados.',
  none: 'Ningún encargo coincide.',
};
