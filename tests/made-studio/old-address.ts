/** Addresses as other sites had them: by day or with an ending, in any script, as people write them or encoded. */
import type { Chance } from './chance.ts';

const words = "preço¦a b¦l'été¦a+b&c¦цена¦السعر¦מחיר¦価格¦ราคา¦ÉTÉ¦100%25".split('¦');
const forms = [
  (name: string) => `/2014/03/${name}`,
  (name: string) => `/2014/03/07/${name}.html`,
  (name: string) => `/blog/${name}/index.html`,
  (name: string) => `/${name}.php`,
  (name: string) => `/${name}`,
];

/** @param name - makes it another one than those of other names */
export function oldAddress(chance: Chance, name: string): string {
  const path = chance.of('form').pick(forms)(`${name}-${chance.of('word').pick(words)}`);
  const letters = path.normalize(chance.of('letters').pick(['NFC', 'NFD']));
  const encoded = () => encodeURI(letters).replaceAll('%25', '%');
  const written = chance.of('encoded').is(0.5) ? encoded() : letters;
  return chance.of('slash').is(0.3) ? `${written}/` : written;
}
