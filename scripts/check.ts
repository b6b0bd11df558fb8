/** What `npm run check` says of words, lists, pictures, colours and maps, before the tools look at the code. */
import { tellMistake } from '../build/mistake.ts';

try {
  // Read here: a mistake in site.config.ts is told as soon as anything asks for it.
  const { siteProblems } = await import('../build/check.ts');
  const { staleAssets } = await import('../tools/assets/asset-fingerprints.ts');
  const problems = [...(await siteProblems()), ...(await staleAssets())];
  if (problems.length > 0) throw new Error(problems.join('\n'));
} catch (error) {
  console.error(tellMistake(error));
  process.exit(1);
}
