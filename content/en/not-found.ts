import type { NotFoundWords } from '../dictionary.ts';

export const notFound = {
  title: 'We have lost the thread.',
  text: 'This page does not exist or has moved. Go back to the home page, or tell us what you are looking for.',
  homeLink: 'Back to the home page',
  contactLink: 'Talk to us',
  artLabel: 'A piece of embroidery coming undone, its loose thread running off the cloth',
};

notFound satisfies NotFoundWords;
