/**
 * For the section that the address names: it has the focus when it comes. Of a heading that gets the focus Orca 43 says
 * nothing in Chromium, of a region no name, and of a group the name (docs/decisions/053-heard-not-supposed.md).
 */
export const named = { role: 'group', tabIndex: -1, 'aria-labelledby': 'step-title' } as const;
