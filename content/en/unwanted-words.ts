import { anyOf, type UnwantedWords } from '../unwanted-words.ts';

export const unwantedWords: readonly UnwantedWords[] = [
  {
    words: anyOf(
      String.raw`(?!size|prize|seize|capsize)\p{L}{3,}(iz(e|es|ed|ing|ations?)|yz(e|es|ed|ing))|(col|fav|behavi|hon|lab)or\p{L}*|(centers?|catalogs?|(?<!Font )licenses?|dialogs?|gray|canceled|traveler\p{L}*|fulfill|enrollment)`,
    ),
    because: 'American spelling.',
    examples: ['customized', 'your favorite color', 'the MIT license', 'analyze'],
  },
  {
    words: anyOf('(cell ?phones?|gotten|vacations?|inquir(y|ies)|toward|business days?)'),
    because: 'American words: phone, holiday, enquiry, towards, working days.',
    examples: ['two business days', 'cell phone'],
  },
  {
    words: anyOf(
      String.raw`(cutting[- ]edge|synerg\p{L}+|unlock\p{L}*|seamless\p{L}*|leverag\p{L}+|world[- ]class|state[- ]of[- ]the[- ]art|next level|game[- ]chang\p{L}+|empower\p{L}*|elevat\p{L}+|turnkey|passionate|one[- ]stop|solutions|innovative|bespoke|deadlines?|partner with)`,
    ),
    because: 'Brochures say it, and it says nothing.',
    examples: ['innovative solutions', 'a seamless experience'],
  },
];
