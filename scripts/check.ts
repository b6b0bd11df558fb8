/** What `npm run check` says of words, lists, pictures, colours and maps, before the tools look at the code. */
import process from 'node:process';

try {
  // Read here: a mistake in site.config.ts is told as soon as anything asks for it.
  const { siteProblems } = await import('../build/check.ts');
  const problems = await siteProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
