/** The sides of a product by their hashes, and what is there once one is open. */
export const sides: Record<string, Record<string, string>> = {
  'restaurant-orders': {
    '': '.dish',
    '#cozinha': '#staff-title',
    '#sala': '#staff-title',
  },
  'hotel-booking': { '': '#view h2', '#reservas': '#view h2', '#gestao': '.desk-form' },
  bakery: { '': '#bread li', '#balcao': '#owner h1' },
  'music-player': { '': '#title', '#lista': '#rows li' },
  'music-player-embed': { '#piece=farol': '#elapsed' },
  'personal-legacy': {
    '': 'html.js',
    '#carta-1951': '.reader[open]',
    '#familia': '.family-side[open] form',
  },
};
