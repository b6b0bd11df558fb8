import type { ConsentWords } from '../dictionary.ts';

export const consent: ConsentWords = {
  title: '¿Podemos contar tu visita?',
  text: 'Si aceptas, Google Analytics usa cookies para mostrarnos qué páginas son útiles. Si rechazas, no le enviamos nada a partir de entonces. Puedes cambiar de opinión al pie de la página.',
  summary: 'Con cookies de Google Analytics.',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  more: 'Política de privacidad',
  soFar: {
    granted: 'Hasta ahora, has aceptado.',
    denied: 'Hasta ahora, has rechazado.',
  },
  settings: 'Ajustes de privacidad',
};
