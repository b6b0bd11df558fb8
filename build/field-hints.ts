/** Whether what the contact form's fields say while they are empty fits them on a phone of 320 px: one line does not break. */
import { placeIn } from '../content/place.ts';
import { contactFields, fieldNames } from '../src/contact-message.ts';
import { languageCodes, languages } from '../src/i18n/languages.ts';
import { widthsOf } from './font-widths.ts';
import { narrowest, numberIn } from './style-numbers.ts';

const typeface = 'src/styles/fonts/instrument-sans.woff2';
const rem = 16;

const fieldsOfOneLine = fieldNames.filter((field) => !contactFields[field].rows);

/** In em of a field's letters. */
function room() {
  const tokens = 'src/styles/tokens.css';
  const margin = numberIn(tokens, /--page-margin: clamp\(/);
  const paper = numberIn('src/ui/paper.module.css', /padding: clamp\(/);
  const field = 'src/islands/contact-form/field.module.css';
  const border = numberIn(field, /\.control \{[^}]*border: /);
  const inset = numberIn(field, /\.control \{[^}]*padding: [\d.]+rem /) * rem;
  const size = numberIn(tokens, /--text-body: clamp\(/) * rem;
  return (narrowest - 2 * (margin + paper + border + inset)) / size;
}

/** One sentence for each hint that would be cut off. */
export async function fieldHintProblems(): Promise<string[]> {
  const widthOf = widthsOf(typeface);
  const most = room();
  const problems: string[] = [];
  for (const code of languageCodes) {
    const { placeholders } = await languages[code].words.contact();
    for (const field of fieldsOfOneLine) {
      const text = placeholders[field];
      const width = [...text].reduce((sum, letter) => sum + (widthOf(letter) ?? 1), 0);
      if (width <= most) continue;
      const place = await placeIn(`content/${code}/contact.ts`, `'${text}'`);
      problems.push(
        `${place} (placeholders.${field}): "${text}" is ${Math.ceil((width / most - 1) * 100)} % too long for its field on a phone of ${narrowest} px: take shorter words.`,
      );
    }
  }
  return problems;
}
