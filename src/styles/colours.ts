/**
 * Reads colours.css, for what is made without a browser: icons, the manifest, the check of contrast.
 */
export type Colours = Readonly<Record<string, string>>;

const raw = /^#([\da-f]{3}|[\da-f]{6})$/i;

/**
 * The colours as #rrggbb by name, the names without their hyphens: as they are, and where the reader
 * asks for more contrast.
 * @throws an error that names what cannot be read
 */
export function parseColours(css: string): { usual: Colours; moreContrast: Colours } {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  const [blocks, more = ''] = text.split('@media (prefers-contrast: more)');
  const [usual] = (blocks ?? '').split('@media');
  const usualValues = declarations(usual ?? '');
  const moreValues = { ...usualValues, ...declarations(more) };
  return { usual: resolved(usualValues), moreContrast: resolved(moreValues) };
}

function declarations(block: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

function resolved(values: Record<string, string>): Colours {
  const resolve = (name: string, from: readonly string[] = []): string => {
    const value = values[name];
    if (!value || from.includes(name))
      throw new Error(`src/styles/colours.css has no colour --${name}.`);
    const [, other] = value.match(/^var\(--([\w-]+)\)$/) ?? [];
    if (other) return resolve(other, [...from, name]);
    const [, digits] = value.match(raw) ?? [];
    if (!digits)
      throw new Error(
        `src/styles/colours.css: --${name} is "${value}". Write it as #rrggbb: icons and the check of contrast read it too.`,
      );
    const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : [digits];
    return `#${pairs.join('').toLowerCase()}`;
  };
  return Object.fromEntries(Object.keys(values).map((name) => [name, resolve(name)]));
}

/** A colour's name that must be there. */
export function colourOf(colours: Colours, name: string): string {
  const colour = colours[name];
  if (!colour) throw new Error(`src/styles/colours.css has no colour --${name}.`);
  return colour;
}
