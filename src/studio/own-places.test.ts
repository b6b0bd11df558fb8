import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Where the commands for a studio build, and keep its messages. */
function placesOf(studio: string, env: Record<string, string> = {}): string[] {
  const module = new URL('own-places.ts', import.meta.url);
  const script = `
    const { buildFolder, withOwnPlaces } = await import('${module}');
    const { SITE_DIR, OUTBOX_DIR } = withOwnPlaces(process.env);
    console.log(JSON.stringify([buildFolder, SITE_DIR, OUTBOX_DIR]));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH, ...env, STUDIO: studio },
    encoding: 'utf8',
  });
  return JSON.parse(said);
}

test('two studios whose folders have one name share neither their build nor their messages', () => {
  const [one, other] = [placesOf('/home/ana/Sítio'), placesOf('/home/rui/Sítio')];
  expect(one[0]).toMatch(/^dist-sitio-[\da-f]{6}$/);
  expect(one[1]).toBe(one[0]);
  for (const [index, place] of one.entries()) expect(place).not.toBe(other[index]);
  expect(placesOf('/home/ana/Sítio', { OUTBOX_DIR: '/mine' })[2]).toBe('/mine');
});
