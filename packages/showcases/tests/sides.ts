import type { Page } from '@playwright/test';

/** The sides of a product by their addresses, and what is there once one is open. */
export const sides: Record<string, Record<string, string>> = {
  'restaurant-orders': {
    '': '.dish',
    '&photo': '.dish',
    '&photo#cozinha': '.ticket',
    '&photo#bar': '#staff-title',
    '&photo#sala': '.tables-open li',
  },
  'hotel-booking': {
    '': '#view h2',
    '#quartos': '.room',
    '#dados': '.details',
    '#reservas': '.bookings li',
    '#reserva-RL-ABC23': '.reference',
    '#gestao': '.desk-form',
  },
  bakery: { '': '#bread li', '#balcao': '#owner h1' },
  'music-player': { '': '#title', '#lista': '#rows li' },
  'music-player-embed': { '#piece=farol': '#elapsed' },
  'personal-legacy': {
    '': 'html.js',
    '#carta-1951': '.reader[open]',
    '#familia': '.family-side[open] form',
  },
};

/** What a visitor has begun: two loaves in the bag, a room chosen and one booked. */
const dates = { arrival: '2026-06-11', departure: '2026-06-14', adults: 2, children: 0 };
const guest = { name: 'Marta', email: 'marta@exemplo.pt', phone: '912345678' };
const begun = {
  'showcase-bakery-basket': [{ id: 'massa-mae', quantity: 2 }],
  'showcase-hotel-stay': { ...dates, roomId: 'rio', extras: ['breakfast'] },
  'showcase-hotel-bookings': [
    {
      reference: 'RL-ABC23',
      ...dates,
      roomId: 'rio',
      extras: [],
      guest: { ...guest, taxNumber: '', arrivalTime: '', note: '' },
      status: 'confirmed',
      totalCents: 44200,
      nightCents: [12800, 15100, 15100],
    },
  ],
};

/** Each page that is opened from now on has it. */
export const begin = (page: Page) =>
  page.addInitScript((values) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(values))
      for (const place of [localStorage, sessionStorage]) place.setItem(key, JSON.stringify(value));
  }, begun);
