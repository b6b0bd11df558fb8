/**
 * Trusted Types: with them the browser takes script from our own code only through a named policy. The
 * documents allow none; where visits are counted, the loader of Google's tag has this one. The DOM's
 * types do not know them yet: https://www.w3.org/TR/trusted-types/
 */
export const analyticsPolicy = 'analytics';

type Makers = { createScriptURL: (text: string) => string };

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types; what the makers give is assigned like a string. */
    trustedTypes?: { createPolicy(name: string, rules: Partial<Makers>): Readonly<Makers> };
  }
}
