/**
 * Replaces a text's `{placeholders}`; one without a value stays. A part in `[brackets]` is removed when a
 * value it names is empty, because not every company has every fact. A part that begins with a condition,
 * like `[film? …]`, stays only when that value is true.
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
