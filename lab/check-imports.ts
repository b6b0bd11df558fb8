/** Checks that imports go one way. Part of `npm run check`. */
import { importProblems } from './import-order.ts';
import { sourcesIn } from './sources.ts';

const problems = importProblems(sourcesIn());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
