/** What names the studio that this project's own site is for: its name, place and verse. Nobody else's site has it. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (file: string) => parse(readFileSync(`studio/content/${file}`, 'utf8'));

/** As whole words. */
export function namesOfTheSample(): RegExp[] {
  const { name, email, address, company } = read('studio.yaml');
  const verses = ['pt', 'en', 'es'].flatMap((code) => read(`${code}/home.yaml`).faqsSection.verse);
  const { street, locality, postalCode } = address;
  return [name, email, street, locality, postalCode, company.legalName, ...verses].map(
    (text: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'u'),
  );
}
