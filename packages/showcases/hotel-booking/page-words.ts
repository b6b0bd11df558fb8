import { writeHead, writeWords } from '../browser/write-words.ts';
import { words } from './words.ts';

export function writePage(): void {
  const { skip, demo, nothing, owner, back, kind, where, rooms, since, about, booking } =
    words.page;
  writeHead({ title: words.page.title(words.steps.dates), description: words.page.description });
  writeWords({ skip, demo, nothing, owner, back, kind, where, rooms, since }, { about, booking });
}
