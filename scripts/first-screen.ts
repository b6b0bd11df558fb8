/** Which of a page's styles its first screen needs, told from the page's own markup. */
import {
  type MediaQuery,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';

/**
 * The rules that can apply to a piece of markup, in their order, minified. A rule stays when the
 * classes, ids and elements that its selector names all occur in the markup, in whatever place; so
 * states that come later (attributes, `:hover`) are in. Print is left out, since nobody prints before
 * the page has loaded, and so are forced colours, which only add edges to what is there.
 */
export function stylesFor(markup: string, css: string): string {
  const names = namesIn(markup);
  const canMatch = (selector: Selector) => selector.every((part) => occurs(part, names));
  const kept = transformed(css, {
    style: ({ value: rule }) => (rule.selectors.some(canMatch) ? undefined : []),
    media: ({ value: { query } }) => (query.mediaQueries.every(isLater) ? [] : undefined),
  });
  const used = new Set(kept.replace(/@keyframes\s+[\w-]+/g, '').match(/[\w-]+/g));
  const animated = transformed(kept, {
    keyframes: ({ value: { name } }) => (used.has(name.value) ? undefined : []),
  });
  return withoutUnused(animated);
}

const isLater = (query: MediaQuery) =>
  (query.mediaType === 'print' && query.qualifier !== 'not') ||
  JSON.stringify(query).includes('"forced-colors"');

/** Custom properties that nothing asks for, and then those that only they asked for. */
function withoutUnused(css: string): string {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = css.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
    asked.has(name) ? declaration : '',
  );
  return left === css ? css : withoutUnused(left);
}

/**
 * What stands below the first screen is not shown until its styles have come (src/start.ts says
 * when), and the page is long meanwhile, so that it scrolls. An address that leads further down
 * shows nothing before. Without JavaScript none of this applies.
 */
export const untilDressed =
  'html[data-js]:not([data-dressed]) :is(#home~*,footer){display:none}' +
  'html[data-js]:not([data-dressed]) body{min-block-size:400vh}' +
  'html[data-js]:not([data-dressed]) dialog{visibility:hidden}' +
  'html[data-deep]:not([data-dressed]){visibility:hidden}';

function transformed(css: string, rules: NonNullable<Visitor<never>['Rule']>) {
  const visitor: Visitor<never> = { Rule: rules };
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor,
  });
  return String(code);
}

/** What selectors name, as selectors write it: `.class`, `#id`, `element`. */
function namesIn(markup: string) {
  const names = new Set(['html', 'body']);
  for (const [, element = ''] of markup.matchAll(/<([a-z][\w-]*)/g)) names.add(element);
  for (const [, id] of markup.matchAll(/\sid="([^"]*)"/g)) names.add(`#${id}`);
  for (const [, classes = ''] of markup.matchAll(/\sclass="([^"]*)"/g))
    for (const name of classes.split(' ')) names.add(`.${name}`);
  return names;
}

function occurs(part: SelectorComponent, names: ReadonlySet<string>): boolean {
  switch (part.type) {
    case 'class':
      return names.has(`.${part.name}`);
    case 'id':
      return names.has(`#${part.name}`);
    case 'type':
      return names.has(part.name);
    case 'pseudo-class':
      return part.kind === 'is' || part.kind === 'where'
        ? part.selectors.some((selector) => selector.every((inner) => occurs(inner, names)))
        : true;
    default:
      return true;
  }
}
