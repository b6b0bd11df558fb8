/**
 * Trusted Types: with them the browser takes script from our own code only through a named policy,
 * and the response headers allow these names and no other. The DOM's types do not know them yet:
 * https://www.w3.org/TR/trusted-types/
 */

/** Gives the inline script the one address that it starts. */
export const startPolicy = 'start';
/** Gives the head its structured data, which is JSON and never code. */
export const dataPolicy = 'structured-data';
/** Gives the analytics loader the one address of Google's tag. */
export const analyticsPolicy = 'analytics';

type Makers = Record<'createScript' | 'createScriptURL', (text: string) => string>;

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types; what the makers give is assigned like a string. */
    trustedTypes?: {
      createPolicy(name: string, rules: Partial<Makers>): Readonly<Makers>;
      readonly emptyHTML: string;
    };
  }
}
