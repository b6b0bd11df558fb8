/**
 * Replaces a text's `{placeholders}`; one without a value stays. A part in `[brackets]` is removed when a
 * value it names is empty, because not every company has every fact.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text
    .replace(/\[([^\]]*)\]/g, (_, part: string) =>
      namesIn(part).every((name) => values[name] !== '') ? part : '',
    )
    .replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      name in values ? String(values[name]) : placeholder,
    );
}

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
