/** Which of a page's styles its first screen needs, told from the page's own markup. */
import {
  type FontFaceProperty,
  type MediaQuery,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';

/** What src/start.ts may set on the root before the first paint. The others come with the sheets. */
const rootAttributes = ['data-js', 'data-pending', 'lang'];

/** What a visitor does or React finds out, by when all styles have come. Focus may be there before. */
const laterStates = new Set(['hover', 'active', 'disabled', 'selection']);

/**
 * The rules that can apply to a piece of markup at its first paint, in their order, minified. A
 * selector stays when the classes, ids, elements and attributes that it names all occur in the markup,
 * in whatever place. Print is left out, since nobody prints before the page has loaded; forced
 * colours, which only add edges to what is there; and the faces that come as files, which are used
 * when React is there or, without JavaScript, with the sheets.
 */
export function stylesFor(markup: string, css: string): string {
  const names = namesIn(markup);
  const canMatch = (selector: Selector) => selector.every((part) => occurs(part, names));
  const dropOthers = (selector: Selector) => (canMatch(selector) ? undefined : []);
  const kept = transformed(css, {
    Rule: {
      style: ({ value: rule }) => (rule.selectors.some(canMatch) ? undefined : []),
      'font-face': ({ value: { properties } }) => (properties.some(isFile) ? [] : undefined),
      media: ({ value: { query } }) => (query.mediaQueries.every(isLater) ? [] : undefined),
    },
    Selector: dropOthers,
  });
  const used = new Set(kept.replace(/@keyframes\s+[\w-]+/g, '').match(/[\w-]+/g));
  const animated = transformed(kept, {
    Rule: { keyframes: ({ value: { name } }) => (used.has(name.value) ? undefined : []) },
  });
  return withoutUnused(animated);
}

const isLater = (query: MediaQuery) =>
  (query.mediaType === 'print' && query.qualifier !== 'not') ||
  JSON.stringify(query).includes('"forced-colors"');

const isFile = (property: FontFaceProperty) =>
  property.type === 'source' && property.value.some(({ type }) => type === 'url');

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
  'html[data-js]:not([data-dressed]) :is(#home~*,footer):not([data-dressed]){display:none}' +
  'html[data-js]:not([data-dressed]) body{min-block-size:400vh}' +
  'html[data-js]:not([data-dressed]) dialog{visibility:hidden}' +
  'html[data-deep]:not([data-dressed]){visibility:hidden}';

function transformed(css: string, visitor: Visitor<never>) {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor,
  });
  return String(code);
}

/** What selectors name, as selectors write it: `.class`, `#id`, `element`, `[attribute]`, `[attribute=value]`. */
function namesIn(markup: string) {
  const names = new Set(['html', 'body', ...rootAttributes.map((name) => `[${name}]`)]);
  for (const [, element = ''] of markup.matchAll(/<([a-z][\w-]*)/g)) names.add(element);
  for (const [, attribute = '', value = ''] of markup.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
    names.add(`[${attribute}]`).add(`[${attribute}=${value}]`);
    if (attribute === 'id') names.add(`#${value}`);
    if (attribute === 'class') for (const name of value.split(' ')) names.add(`.${name}`);
  }
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
    case 'attribute':
      return part.operation?.operator === 'equal'
        ? names.has(`[${part.name}=${part.operation.value}]`)
        : names.has(`[${part.name}]`);
    case 'pseudo-class':
      if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
        return part.selectors.some((selector) => selector.every((inner) => occurs(inner, names)));
      if (part.kind === 'not') return !part.selectors.some(isAlways);
      return !laterStates.has(part.kind);
    case 'pseudo-element':
      return !laterStates.has(part.kind);
    default:
      return true;
  }
}

/** Where these styles stand alone, JavaScript is on. */
const isAlways = ([first, ...others]: Selector) =>
  first?.type === 'attribute' && first.name === 'data-js' && others.length === 0;
