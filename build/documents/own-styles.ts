/**
 * The styles of one page, out of those of all parts that it might have. Each byte of them is in its documents, before
 * the first paint.
 */

type Item = string | Rule;
type Rule = { prelude: string; items: Item[] };

/**
 * Leaves out what applies to nothing: rules for classes of which neither the documents nor the scripts have the
 * name, and custom properties that nothing reads.
 * @param css - minified, with nested rules
 * @param isNamed - whether a name stands in the documents, but for these styles, or in the scripts
 */
export function ownStyles(css: string, isNamed: (name: string) => boolean): string {
  let items = withRulesFor(isNamed, itemsIn(css));
  // What only a property reads that is left out is read by nothing.
  for (let before = -1; ; ) {
    const read = new Set(namesRead(items));
    if (read.size === before) return textOf(items);
    before = read.size;
    items = withProperties((name) => read.has(name) || isNamed(name), items);
  }
}

/** What may be the name of a class or of a custom property. */
export const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g));

const conditional = /^@(?:media|supports|container|layer|starting-style)/;

function withRulesFor(isNamed: (name: string) => boolean, items: readonly Item[]): Item[] {
  return items.flatMap((item): Item[] => {
    if (typeof item === 'string') return [item];
    const { prelude } = item;
    const isSelector = !prelude.startsWith('@');
    if (!isSelector && !conditional.test(prelude)) return [item];
    const selectors = partsOf(prelude).filter((it) => !isSelector || classesIn(it).every(isNamed));
    const inner = withRulesFor(isNamed, item.items);
    return selectors.length > 0 && inner.length > 0
      ? [{ prelude: selectors.join(','), items: inner }]
      : [];
  });
}

/** Of a selector, those that an element must have, not those of `:not()` and of `:is()` with its alternatives. */
const classesIn = (selector: string) =>
  [...outside(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** Without what stands in brackets. */
function outside(selector: string) {
  const inner = /\([^()]*\)|\[[^[\]]*\]/g;
  let text = selector;
  while (text.search(inner) >= 0) text = text.replace(inner, '');
  return text;
}

/** The selectors of a list. */
function partsOf(prelude: string) {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of prelude) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  return parts;
}

const declared = /^(--[\w-]+):/;

const namesRead = (items: readonly Item[]): string[] =>
  items.flatMap((item) =>
    typeof item === 'string'
      ? (item.replace(declared, '').match(/--[\w-]+/g) ?? [])
      : [...(item.prelude.match(/--[\w-]+/g) ?? []), ...namesRead(item.items)],
  );

const withProperties = (isRead: (name: string) => boolean, items: readonly Item[]): Item[] =>
  items.flatMap((item): Item[] => {
    if (typeof item !== 'string') {
      const inner = withProperties(isRead, item.items);
      return inner.length > 0 ? [{ ...item, items: inner }] : [];
    }
    const name = declared.exec(item)?.[1];
    return name === undefined || isRead(name) ? [item] : [];
  });

/** What stands in quotes, or is an address, is of one piece. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)|[{};]|[^"'{};u]+|u/gs;

/** Declarations, and rules with what is in them. */
function itemsIn(css: string): Item[] {
  const outer: Item[] = [];
  const open = [outer];
  let text = '';
  for (const [token] of css.matchAll(tokens)) {
    const items = open.at(-1) ?? outer;
    if (token === '{') {
      const rule: Rule = { prelude: text, items: [] };
      items.push(rule);
      open.push(rule.items);
    } else if (token === '}' || token === ';') {
      if (text) items.push(text);
      if (token === '}') open.pop();
    } else {
      text += token;
      continue;
    }
    text = '';
  }
  return outer;
}

const textOf = (items: readonly Item[]): string =>
  items
    .map((item, index) => {
      if (typeof item !== 'string') return `${item.prelude}{${textOf(item.items)}}`;
      return index < items.length - 1 ? `${item};` : item;
    })
    .join('');
