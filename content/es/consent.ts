import type { ConsentWords } from '../dictionary.ts';

export const consent = {
  title: '¿Podemos medir tu visita?',
  text: {
    early:
      'Google Analytics ya cuenta tu visita, sin cookies. Si aceptas, usa cookies, para mostrarnos qué páginas son útiles; si rechazas, deja de contar. Puedes cambiar de opinión al pie de la página.',
    afterConsent:
      'Si aceptas, Google Analytics cuenta tu visita, con cookies, para mostrarnos qué páginas son útiles. Si rechazas, no cuenta nada. Puedes cambiar de opinión al pie de la página.',
  },
  summary: {
    early: 'Con cookies de Google Analytics. Sin ellas, ya medimos.',
    afterConsent: 'Con cookies de Google Analytics.',
  },
  accept: 'Aceptar',
  refuse: 'Rechazar',
  more: 'Política de privacidad',
  soFar: {
    granted: 'Tu elección actual: aceptar.',
    denied: 'Tu elección actual: rechazar.',
  },
  settings: 'Ajustes de privacidad',
};

consent satisfies ConsentWords;
