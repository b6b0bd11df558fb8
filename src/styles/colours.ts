/**
 * Reads colours.css for the tools that run without a browser: icons, manifest, contrast check.
 */
export type Colours = Readonly<Record<string, string>>;

/** The colours of a scheme as #rrggbb, by name without the leading hyphens. */
export type Scheme = {
  usual: Colours;
  moreContrast: Colours;
};

export type Schemes = Readonly<Record<'light' | 'dark', Scheme>>;

const file = 'colours.css';
const raw = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** The media queries that change a colour, in the file's order: the last that matches wins. */
const dark = 'screen and (prefers-color-scheme: dark)';
const more = '(prefers-contrast: more)';
const darkAndMore = `${dark} and ${more}`;
/** Allowed but not read: icons and cards are not made for print. */
const printQuery = 'print';
const conditions = [printQuery, dark, more, darkAndMore];

/** @throws an error that names what it cannot read */
export function parseColours(css: string): Schemes {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  const media = /@media\s+([^{]+?)\s*\{([^}]*)\}/g;
  const base = declarations(text.replace(media, ''));
  const blocks = new Map<string, Values>();
  for (const [, condition = '', block = ''] of text.matchAll(media)) {
    if (!conditions.includes(condition) || blocks.has(condition))
      throw new Error(
        `${file}: "@media ${condition}" is not read. There is one block each for: ${conditions.join('; ')}.`,
      );
    const values = declarations(block);
    const unknown = Object.keys(values).find((name) => !(name in base));
    if (unknown)
      throw new Error(`${file}: --${unknown} stands in "@media ${condition}" and not in :root.`);
    blocks.set(condition, values);
  }
  const inOrder = [...blocks.keys()].sort((a, b) => conditions.indexOf(a) - conditions.indexOf(b));
  if (inOrder.join() !== [...blocks.keys()].join())
    throw new Error(
      `${file}: its blocks want this order, or the wrong one wins: ${inOrder.join('; ')}.`,
    );
  const under = (...matching: string[]) =>
    resolved(Object.assign({}, base, ...matching.map((condition) => blocks.get(condition))));
  return {
    light: { usual: under(), moreContrast: under(more) },
    dark: { usual: under(dark), moreContrast: under(dark, more, darkAndMore) },
  };
}

type Values = Record<string, string>;

function declarations(block: string): Values {
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

function resolved(values: Values): Colours {
  const resolve = (name: string, from: readonly string[] = []): string => {
    const value = values[name];
    if (!value || from.includes(name)) throw new Error(`${file} has no colour --${name}.`);
    const [, other] = value.match(/^var\(--([\w-]+)\)$/) ?? [];
    if (other) return resolve(other, [...from, name]);
    const [, digits] = value.match(raw) ?? [];
    if (!digits)
      throw new Error(
        `${file}: --${name} is "${value}". Write it as #rrggbb: icons and the check of contrast read it too.`,
      );
    const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : [digits];
    return `#${pairs.join('').toLowerCase()}`;
  };
  return Object.fromEntries(Object.keys(values).map((name) => [name, resolve(name)]));
}

/** @throws when there is no colour of that name */
export function colourOf(colours: Colours, name: string): string {
  const colour = colours[name];
  if (!colour) throw new Error(`${file} has no colour --${name}.`);
  return colour;
}

/** Red, green and blue, 0 to 255. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
