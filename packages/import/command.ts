/**
 * `npm run import -- <folder or export> --language pt`: takes the articles of another site over. Options: --address, the
 * origin of the old site; --pictures, which writes nothing and lists the pictures that are not in the folder. `docs/moving-in.md` says what becomes of what.
 */
import '../../src/studio/use-folder.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tellMistake } from '../../build/mistake.ts';
import { languagesIn } from '../../src/i18n/language.ts';
import { inStudio, studioFolder } from '../../src/studio/folder.ts';
import { readSettings } from '../../src/studio/read-settings.ts';
import { importArticles } from './import-articles.ts';

try {
  const called = process.env.INIT_CWD || process.cwd();
  const { from, language, address, pictures } = readArguments();
  const settings = readSettings(inStudio('settings.yaml'));
  const { languageCodes } = languagesIn(settings);
  if (!languageCodes.some((code) => code === language))
    throw new Error(
      `${inStudio('settings.yaml')} has no language "${language}": give --language ${languageCodes.join(' or ')}.`,
    );
  const { written, present, left, lost, undescribed, missing } = importArticles({
    from: resolve(called, from),
    language,
    studio: studioFolder,
    address,
    own: settings.url,
    isTrial: pictures,
  });
  if (pictures) {
    console.log(missing.join('\n'));
    process.exit(0);
  }
  for (const { file, line, why } of left) console.log(`${file}:${line}: ${why}`);
  const kinds = Object.entries(lost).map(([kind, count]) => `${kind} (${count})`);
  if (kinds.length > 0)
    console.log(`Left out, with the number of articles that had it: ${kinds.join(', ')}.`);
  if (undescribed.length > 0)
    console.log(
      `Without a description: ${undescribed.length}. Each has its first sentence, marked "read it" in its line 3.`,
    );
  if (missing.length > 0)
    console.log(
      `Pictures that are not in the folder: ${missing.length}, with links to them. --pictures lists their addresses, and docs/moving-in.md says how yours come along.`,
    );
  const there =
    present.length > 0 ? ` ${present.length} were there before, and stay as they are.` : '';
  console.log(
    `${written.length} ${written.length === 1 ? 'article' : 'articles'} written to ${inStudio(`content/${language}/notes`)}.${there} ${left.length === 0 ? 'Nothing is left to do.' : `${left.length} ${left.length === 1 ? 'line is' : 'lines are'} left to look at: see above.`}`,
  );
  if (written.length > 0)
    console.log('Now run npm run check, and read the articles with npm run dev.');
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}

/** @throws an error with a sentence that says how the command is written */
function readArguments() {
  const usage = 'Write it like npm run import -- ../old-site/posts --language pt.';
  const options = {
    language: { type: 'string' },
    address: { type: 'string' },
    pictures: { type: 'boolean' },
  } as const;
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [from] = positionals;
    if (from === undefined || values.language === undefined)
      throw new Error('Something is missing');
    const { address, pictures } = values;
    if (address !== undefined && !URL.canParse(address))
      throw new Error(`"${address}" is no address`);
    return {
      from,
      language: values.language,
      address: address && new URL(address).origin,
      pictures,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message.split('. ')[0]}. ${usage}`);
  }
}
