/**
 * Runs every check of the build on a studio's folder. A process of its own: the editor answers meanwhile, and the
 * modules of its own studio stay as they are. It examines one folder after another, each three times as fast as in a
 * new process.
 */
import { checkStudio } from '../../build/checks/check-studio.ts';
import { tellMistake } from '../../build/mistake.ts';
import { byLanguage, languagesIn } from '../../src/i18n/language.ts';
import { type Problem, problem } from '../../src/problems/problem.ts';
import { factsOf, saidIn } from '../../src/studio/facts.ts';
import { setStudioFolder } from '../../src/studio/folder.ts';
import type { Content } from '../../src/studio/read-content.ts';

export type Examined = {
  /** With files as paths in the studio. */
  problems: Problem[];
  /** The facts that texts may name, with their values, by language. */
  facts: Record<string, Record<string, string>>;
};

async function examine(folder: string): Promise<Examined> {
  setStudioFolder(folder);
  try {
    const { problems, texts } = await checkStudio();
    return {
      problems: inside(problems, folder),
      facts: texts ? factsOfAll(texts.content) : {},
    };
  } catch (error) {
    return { problems: [problem('said', { said: tellMistake(error) })], facts: {} };
  }
}

const factsOfAll = ({ settings, site, words }: Content): Examined['facts'] =>
  byLanguage(languagesIn(settings).languageCodes, (code) => {
    const found = Object.entries(factsOf(site, code, saidIn(words[code])));
    return Object.fromEntries(found.map(([name, fact]) => [name, String(fact)]));
  });

const inside = (problems: readonly Problem[], folder: string): Problem[] =>
  JSON.parse(JSON.stringify(problems), (_, value) =>
    typeof value === 'string' ? value.replaceAll(`${folder}/`, '') : value,
  );

process.on('message', async (folder: string) => {
  process.send?.(await examine(folder));
});
process.once('disconnect', () => process.exit());
