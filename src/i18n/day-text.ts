type Part = { type: string; value: string };

/** Writes the parts of a date, with the day and its month on one line; the year may stand on the next. */
export const dayText = (parts: readonly Part[]): string =>
  parts
    .map(({ type, value }, index) => {
      const isBesideYear = [parts[index - 1], parts[index + 1]].some((it) => it?.type === 'year');
      return type === 'literal' && !isBesideYear ? value.replaceAll(' ', '\u00a0') : value;
    })
    .join('');
