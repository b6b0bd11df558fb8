import type { ConsentWords } from '../dictionary.ts';

export const consent: ConsentWords = {
  title: 'May we count your visit?',
  text: 'If you accept, Google Analytics uses cookies to show us which pages are useful. If you refuse, we send it nothing from then on. You can change your mind at the foot of the page.',
  summary: 'With Google Analytics cookies.',
  accept: 'Accept',
  refuse: 'Refuse',
  more: 'Privacy policy',
  soFar: {
    granted: 'So far, you have accepted.',
    denied: 'So far, you have refused.',
  },
  settings: 'Privacy settings',
};
