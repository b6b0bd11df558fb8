/** The film's files in public/film. The dark scheme has a film of its own. */
export const filmFiles = {
  light: { webm: 'film.webm', mp4: 'film.mp4', avif: 'poster.avif', jpg: 'poster.jpg' },
  dark: { webm: 'film-dark.webm', mp4: 'film-dark.mp4', avif: 'poster-dark.avif' },
} as const;
