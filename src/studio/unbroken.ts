const rules: readonly RegExp[] = [
  // n.º 5
  /(?<=\bn\.º) (?=\d)/g,
  // 5 000
  /(?<=\d) (?=\d{3}(?!\d))/g,
  // 5 €, 5 %
  /(?<=\d) (?=[€%])/g,
];

/** Replaces spaces between a number and its unit or label with U+00A0, so that they stay on one line. */
export const withHardSpaces = (text: string): string =>
  rules.reduce((changed, rule) => changed.replace(rule, '\u00a0'), text);
