import { expect, it } from 'vitest';
import { renderStitches } from './stitches-page.tsx';

it('shows every stitch map with its list and its name', () => {
  const html = renderStitches('');
  for (const name of ['drawings logo', 'drawings phone', 'numerals 1', 'services web'])
    expect(html).toContain(`<h2>${name}</h2>`);
  const maps = html.match(/<li>/g)?.length ?? 0;
  expect(html).toContain(`${maps} maps`);
  expect(html.match(/<svg aria-hidden="true" viewBox/g)).toHaveLength(maps);
});
