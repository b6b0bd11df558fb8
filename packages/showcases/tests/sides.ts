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
