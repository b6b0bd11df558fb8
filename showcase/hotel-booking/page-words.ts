import { writeWords } from '../browser/write-words.ts';
import { words } from './words.ts';

export function writePage(): void {
  const { skip, demo, nothing, back, kind, where, rooms, since, about, booking } = words.page;
  writeWords({ skip, demo, nothing, back, kind, where, rooms, since }, { about, booking });
}
