export type RoomId = 'adega' | 'lagar' | 'rio' | 'socalco' | 'mirante' | 'barqueiro';

export type Party = { adults: number; children: number };

export type Room = {
  id: RoomId;
  name: string;
  place: string;
  text: string;
  facts: string[];
  /** How many of this type the house has. */
  units: number;
  maxAdults: number;
  maxGuests: number;
  /** Price of a weekday night in the middle season, in cents, VAT included. */
  baseCents: number;
};

export const partyLimits = { adults: 4, children: 4, guests: 6 };

export const rooms: readonly Room[] = [
  {
    id: 'adega',
    name: 'Quarto da Adega',
    place: 'Rés do chão, virado ao pátio',
    text: 'Debaixo da abóbada de xisto onde se guardava o vinho. Fresco em agosto, silencioso sempre.',
    facts: ['Cama de casal', '18 m²', 'Pátio com limoeiro'],
    units: 2,
    maxAdults: 2,
    maxGuests: 2,
    baseCents: 9800,
  },
  {
    id: 'lagar',
    name: 'Quarto do Lagar',
    place: 'Primeiro andar, nascente',
    text: 'Duas camas de castanho, paredes de granito e a luz da manhã a entrar pela janela funda.',
    facts: ['Duas camas', '22 m²', 'Cama extra para criança'],
    units: 3,
    maxAdults: 2,
    maxGuests: 3,
    baseCents: 11200,
  },
  {
    id: 'rio',
    name: 'Quarto do Rio',
    place: 'Primeiro andar, sobre a água',
    text: 'A cama fica de frente para a janela e a janela fica de frente para o Douro. Não há televisão.',
    facts: ['Cama de casal', '24 m²', 'Varanda sobre o rio'],
    units: 4,
    maxAdults: 2,
    maxGuests: 2,
    baseCents: 12800,
  },
  {
    id: 'socalco',
    name: 'Suite do Socalco',
    place: 'Casa de baixo, entre as vinhas',
    text: 'Banheira junto à porta de vidro e um terraço só seu, à altura das videiras.',
    facts: ['Cama de casal', '36 m²', 'Terraço e banheira'],
    units: 2,
    maxAdults: 2,
    maxGuests: 3,
    baseCents: 17600,
  },
  {
    id: 'mirante',
    name: 'Suite do Mirante',
    place: 'Torre, último andar',
    text: 'Três janelas em arco, um óculo de latão e a curva inteira do rio. Sobe-se por trinta e um degraus.',
    facts: ['Cama de casal', '40 m²', 'Vista para os três vales'],
    units: 1,
    maxAdults: 2,
    maxGuests: 2,
    baseCents: 22800,
  },
  {
    id: 'barqueiro',
    name: 'Casa do Barqueiro',
    place: 'Junto ao cais, casa independente',
    text: 'A antiga casa do barqueiro, com lareira, cozinha e beliche. O barco ainda cá está, é só pedir.',
    facts: ['Dois quartos e beliche', '68 m²', 'Cozinha e lareira'],
    units: 1,
    maxAdults: 4,
    maxGuests: 6,
    baseCents: 26400,
  },
];

export function roomById(id: RoomId): Room {
  const room = rooms.find((candidate) => candidate.id === id);
  if (!room) throw new Error(`Unknown room ${id}`);
  return room;
}

/** Children may take an adult's bed, adults may not take the child's. */
export function fits(room: Room, party: Party): boolean {
  return party.adults <= room.maxAdults && party.adults + party.children <= room.maxGuests;
}
