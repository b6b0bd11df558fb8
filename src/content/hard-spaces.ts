const rules: readonly RegExp[] = [
  // n.º 5
  /(?<=\bn\.º) (?=\d)/g,
  // 5 000
  /(?<=\d) (?=\d{3}(?!\d))/g,
  // 5 €, 5 %
  /(?<=\d) (?=[€%])/g,
];

/** A number stays on the line of what it belongs to: the spaces between them become U+00A0. */
export const withHardSpaces = (text: string): string =>
  rules.reduce((changed, rule) => changed.replace(rule, '\u00a0'), text);
