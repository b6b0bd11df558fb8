/**
 * The name of the Trusted Types policy that loads Google's tag (https://www.w3.org/TR/trusted-types/). The
 * Content-Security-Policy allows this policy only on sites with analytics, and no other. TypeScript's DOM
 * types do not have Trusted Types yet.
 */
export const analyticsPolicy = 'analytics';

type PolicyRules = { createScriptURL: (text: string) => string };

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. A TrustedScriptURL is typed as the string it is assigned as. */
    trustedTypes?: {
      createPolicy(name: string, rules: Partial<PolicyRules>): Readonly<PolicyRules>;
    };
  }
}
