/** What a visit asks of the documents of this studio only. Another studio deletes the folder with these questions. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Question } from './question.ts';

const files = process.env.STUDIO ? [] : globSync('tests/specification/this-studio/visit.ts');
type Asked = { questions: Question[]; looks: ((page: Page) => Promise<string[]>)[] };
const found: Asked[] = await Promise.all(files.map((file) => import(resolve(file))));
export const questionsOfThisStudio = found.flatMap(({ questions }) => questions);
/** What is asked again in each window. */
export const looksOfThisStudio = found.flatMap(({ looks }) => looks);
