/** What a visit asks of the documents of this studio only. Another studio deletes the folder with these questions. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Question } from './question.ts';

const files = process.env.STUDIO ? [] : globSync('tests/specification/this-studio/visit.ts');
const found: { questions: Question[] }[] = await Promise.all(
  files.map((file) => import(resolve(file))),
);
export const questionsOfThisStudio = found.flatMap(({ questions }) => questions);
