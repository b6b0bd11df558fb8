/** Asks a host under test, whose certificate is its own, by an address of IPv4. */
import { type Answer, ask as askAny, type Question } from '../server/doctor/ask.ts';

export type { Answer };

export const ask = (origin: string, path: string, question: Question = {}): Promise<Answer> =>
  askAny(origin, path, { family: 4, rejectUnauthorized: false, ...question });
