/** Until the fonts have come a page is written in fonts of the device: src/styles/fonts.css. */
import { expect, hasFonts, mainLanguage, open, test } from '../site.ts';

const texts = [
  'o que é de um e o que se vê a sós e ao pé de si no ar da rua e do mar',
  'compreendemos desenhadores experimentados frequentemente internacionalmente',
  'we do as you say it is and so on to be at the end of it in one go or by',
  'straightforwardness understanding international communications representatives',
];

test('a text is as wide in the fallback fonts, with short words and with long ones', async ({
  page,
}) => {
  await open(page, `/contact?lang=${mainLanguage}`);
  await hasFonts(page);
  for (const kind of ['text', 'display'])
    for (const text of texts) {
      const [own = 0, stand = 0] = await page.evaluate(
        ([words = '', name = '']) =>
          [`var(--font-${name})`, `var(--${name}-fallback)`].map((font) => {
            const line = document.createElement('span');
            line.style.fontFamily = font;
            line.style.fontWeight = name === 'text' ? '400' : '700';
            line.style.fontSize = '100px';
            line.style.letterSpacing = '0';
            line.style.whiteSpace = 'nowrap';
            line.textContent = words;
            document.body.append(line);
            const { width } = line.getBoundingClientRect();
            line.remove();
            return width;
          }),
        [text, kind],
      );
      expect(Math.abs(stand / own - 1), `${kind}: ${text}`).toBeLessThan(0.02);
    }
});
