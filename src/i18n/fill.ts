/**
 * Puts values into a text's `{placeholders}`; one without a value stays as it is. What stands in
 * `[brackets]` goes when a value it names is empty: not every company has every fact. What stands in
 * `[film? brackets]` that begin with a condition stays only when that is true.
 */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number | boolean>>,
): string {
  return text
    .replace(/\[(?:([\w-]+)\?)?([^\]]*)\]/g, (_, condition: string | undefined, part: string) =>
      (condition === undefined || values[condition] === true) &&
      namesIn(part).every((name) => values[name] !== '')
        ? part
        : '',
    )
    .replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      name in values ? String(values[name]) : placeholder,
    );
}

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
