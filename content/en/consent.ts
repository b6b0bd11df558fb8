import type { ConsentWords } from '../dictionary.ts';

export const consent = {
  title: 'May we count your visit?',
  text: {
    early:
      'Google Analytics is already counting your visit, without cookies. If you accept, it uses cookies, to show us which pages are useful; if you reject, it stops counting. You can change your mind at the foot of the page.',
    afterConsent:
      'If you accept, Google Analytics counts your visit, with cookies, to show us which pages are useful. If you reject, it counts nothing. You can change your mind at the foot of the page.',
  },
  summary: {
    early: 'With Google Analytics cookies. Without them, we do already.',
    afterConsent: 'With Google Analytics cookies.',
  },
  accept: 'Accept',
  refuse: 'Reject',
  more: 'Privacy policy',
  soFar: {
    granted: 'Your current choice: accepted.',
    denied: 'Your current choice: rejected.',
  },
  settings: 'Privacy settings',
};

consent satisfies ConsentWords;
