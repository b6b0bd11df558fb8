/**
 * Short names for the classes of a document. A document has all of its styles in it, so that a name says
 * nothing to anybody outside: of the home page's 21,300 bytes, compressed, the long ones are 700.
 */

/** As vite.config.ts has them made: the style sheet's file, and the name in it. */
const longName = /[a-z\d-]+-module-\w+/g;

/** Those that a script knows, and that have to stay as they are. */
export const namesIn = (code: string): readonly string[] => code.match(longName) ?? [];

/** The most frequent names become the shortest; the same document always gets the same. */
export function shortenNames(html: string, kept: ReadonlySet<string>): string {
  const styles = html.match(/(?<=<style>).*?(?=<\/style>)/gs)?.join('') ?? '';
  const declared = new Set(namesIn(styles).filter((name) => !kept.has(name)));
  const counts = new Map<string, number>();
  for (const name of namesIn(html))
    if (declared.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  const classes = html.match(/(?<= class=")[^"]*/g)?.flatMap((list) => list.split(' '));
  const free = freeNames(new Set(classes));
  const short = new Map(byCount.map(([name]) => [name, free.next().value]));
  return html.replace(longName, (name) => short.get(name) ?? name);
}

/** `a` to `z`, `A` to `Z`, then `a0` and on, without those that are taken. */
function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (let round = -1; ; round += 1)
    for (const letter of letters) {
      const name = round < 0 ? letter : letter + round.toString(36);
      if (!taken.has(name)) yield name;
    }
}
