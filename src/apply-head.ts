import { dataPolicy } from './trusted-types.ts';
import type { WholeView } from './views.ts';

/** The attribute by which the tags of the page that is left are found again. */
export const headMark = 'data-head';

/** What passes through is JSON again on the other side, so that no code can. */
const policy = globalThis.window?.trustedTypes?.createPolicy(dataPolicy, {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

/** Makes the live document's head and language say what the view says. */
export function applyHead({ language, head: { title, tags } }: WholeView): void {
  document.documentElement.lang = language;
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(headMark, '');
    if (text) element.textContent = policy ? policy.createScript(text) : text;
    document.head.append(element);
  }
}
