/**
 * `npm run new-studio -- <folder>`: a new studio, ready to build. Options: --name, --place, --country, --languages,
 * --with. At a terminal it asks for what is not given.
 */
import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { textsToWrite } from '../checks/texts-to-write.ts';
import { presentBrowser } from '../find-browser.ts';
import { tellMistake } from '../mistake.ts';
import { type Answers, answersOf, type Given, optionNames, questions } from './answers.ts';
import { folderProblem, writeStudio } from './write-studio.ts';

/** @throws an error with a sentence for each option that is missing or wrong */
async function ask(given: Partial<Given>): Promise<Given> {
  const wrong = optionNames.flatMap((name) => {
    const answer = given[name];
    const problem = answer === undefined ? undefined : questions[name].problem(answer);
    return problem ? [`--${name}: ${problem}`] : [];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const missing = optionNames.filter((name) => given[name] === undefined);
  if (missing.length === 0) return given as Given;
  if (!process.stdin.isTTY)
    throw new Error(
      missing
        .map(
          (name) =>
            `--${name} is missing: ${questions[name].ask} For example: --${name} ${JSON.stringify(questions[name].example)}`,
        )
        .join('\n'),
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Without an answer, as at Ctrl+D.
  const giveUp = () => process.exit(1);
  terminal.once('close', giveUp);
  const answers = { ...given };
  for (const name of missing) {
    const { ask: question, example, problem } = questions[name];
    for (;;) {
      const answer = await terminal.question(`${question} For example ${example}: `);
      const mistake = problem(answer);
      if (!mistake) {
        answers[name] = answer;
        break;
      }
      console.log(mistake);
    }
  }
  terminal.off('close', giveUp);
  terminal.close();
  return answers as Given;
}

/** @throws an error that names the options there are */
function readArguments() {
  const options = Object.fromEntries(
    optionNames.map((name) => [name, { type: 'string' as const }]),
  );
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new Error(`${sentence}. The options are --${optionNames.join(', --')}.`);
  }
}

/** The parts of `npm run assets` that only a browser can make. */
const picturesOf = ({ parts }: Answers) => [
  'cards',
  ...(parts.includes('demonstrations') ? ['pictures'] : []),
];

const run = (folder: string, part: string) =>
  spawnSync(process.execPath, ['build/assets.ts', part], {
    stdio: 'inherit',
    env: { ...process.env, STUDIO: folder, INIT_CWD: process.cwd() },
  }).status === 0;

try {
  const { values, positionals } = readArguments();
  const [named, ...others] = positionals;
  if (!named || others.length > 0)
    throw new Error('Name one folder: npm run new-studio -- ../delft --name "Delfts Bureau"');
  const folder = resolve(process.env.INIT_CWD ?? '.', named);
  const problem = folderProblem(folder);
  if (problem) throw new Error(problem);
  const path = relative(process.env.INIT_CWD ?? '.', folder) || '.';
  const shown = path.startsWith('../../') ? folder : path;
  const answers = answersOf(await ask(values));
  writeStudio(folder, answers, new Date().toISOString().slice(0, 10));

  const pictures = picturesOf(answers);
  const left = presentBrowser() ? pictures.filter((part) => !run(folder, part)) : pictures;
  const count = textsToWrite(folder).reduce((sum, { lines }) => sum + lines.length, 0);
  console.log(`
${folder} is ready, with ${count} texts to write. Each is marked "# TO WRITE", and these commands work now:
  STUDIO=${shown} npm run dev      shows it, and every change
  STUDIO=${shown} npm run check    lists what is left to write
  STUDIO=${shown} npm start        builds and serves it`);
  if (left.length > 0)
    console.log(
      `These pictures are left to make, with a Chromium on the machine: STUDIO=${shown} npm run assets ${left.join(' ')}`,
    );
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
