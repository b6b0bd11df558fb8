import type { NotFoundWords } from '../dictionary.ts';

export const notFound = {
  title: 'Se ha perdido el hilo.',
  text: 'Esta página no existe o ha cambiado de lugar. Vuelve al inicio o dinos qué estás buscando.',
  homeLink: 'Volver al inicio',
  contactLink: 'Habla con nosotros',
  artLabel: 'Un bordado que se deshace, con el hilo suelto corriendo fuera de la tela',
};

notFound satisfies NotFoundWords;
