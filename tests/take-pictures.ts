import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives a studio the pictures of this project's demonstrations, which take minutes to make. */
export function takePictures(studio: string) {
  cpSync('studio/public/pictures', join(studio, 'public/pictures'), { recursive: true });
  const { cards: _, ...others } = JSON.parse(readFileSync('studio/fingerprints.json', 'utf8'));
  writeFileSync(join(studio, 'fingerprints.json'), JSON.stringify(others));
}
