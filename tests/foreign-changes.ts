/**
 * What translators, spelling helpers, password managers, dark-mode extensions and reading aids do to the elements
 * of a page that is not theirs.
 */
import fc from 'fast-check';

const kinds = [
  'wrap text',
  'translate text',
  'replace text',
  'remove text',
  'split text',
  'merge texts',
  'insert before',
  'insert first',
  'insert after',
  'insert field',
  'wrap element',
  'write anew',
  'change attributes',
] as const;

/** A kind of change, and where: which of the texts or elements, counted round and round. */
export type ForeignChange = readonly [kind: (typeof kinds)[number], place: number];

/** Up to five changes at one moment. */
export const foreignChanges: fc.Arbitrary<ForeignChange[]> = fc.array(
  fc.tuple(fc.constantFrom(...kinds), fc.nat(999)),
  { maxLength: 5 },
);

/** What React and the browser say when somebody else has moved an element. */
export const foreignFault = /NotFoundError|The node|left the document/;

/** Makes the changes to the element of a page. */
export function changeForeignly(selector: string, changes: readonly ForeignChange[]): void {
  const root = document.querySelector(selector);
  if (!root) throw new Error(`The page has no ${selector}`);
  const texts = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found.filter((it) => it.data.trim() !== '');
  };
  const elements = () =>
    [...root.querySelectorAll('*')].filter((it) => !it.closest('svg, x-helper'));
  const pick = <Item>(items: Item[], place: number) => items[place % items.length];
  const font = (text: string) => {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text);
    return outer;
  };
  const helper = () => {
    const element = document.createElement('x-helper');
    element.style.position = 'absolute';
    element.append(document.createElement('span'));
    return element;
  };
  for (const [kind, place] of changes) {
    const text = pick(texts(), place);
    const element = pick(elements(), place);
    if (kind === 'merge texts') root.normalize();
    else if (kind.endsWith('text') && text) {
      if (kind === 'wrap text') {
        const wrapper = font('');
        text.replaceWith(wrapper);
        wrapper.firstElementChild?.append(text);
      } else if (kind === 'translate text') text.replaceWith(font(`«${text.data}»`));
      else if (kind === 'replace text') text.replaceWith(text.data);
      else if (kind === 'split text') text.splitText(place % text.length);
      else text.remove();
    } else if (element) {
      if (kind === 'insert before') element.before(helper());
      else if (kind === 'insert first') element.prepend(helper());
      else if (kind === 'insert after') element.after(helper());
      else if (kind === 'insert field') {
        const field = document.createElement('input');
        field.hidden = true;
        // One that is named like ours, or one whose name and id are no identifiers.
        field.name = place % 2 ? 'email' : '"1"';
        if (place % 2 === 0) field.id = '1:x';
        element.after(field);
      } else if (kind === 'wrap element') {
        const wrapper = document.createElement('x-wrapper');
        wrapper.style.display = 'contents';
        element.replaceWith(wrapper);
        wrapper.append(element);
      } else if (kind === 'write anew') {
        // What has fields or buttons would lose its text or its use by this.
        if (!element.querySelector('input, textarea, button'))
          element.replaceChildren(...element.cloneNode(true).childNodes);
      } else {
        element.classList.add('x-dark');
        (element as HTMLElement).style.outlineOffset = '1px';
        (element as HTMLElement).dataset.xHelper = String(place);
      }
    }
  }
}

/** From now on each text that appears is wrapped each text that appears, as translators do. */
export function translateForEver(selector: string): void {
  const root = document.querySelector(selector);
  if (!root) throw new Error(`The page has no ${selector}`);
  const translate = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, textarea')) continue;
      const font = document.createElement('font');
      font.append(`«${text.data}»`);
      text.replaceWith(font);
    }
  };
  translate();
  new MutationObserver(translate).observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
