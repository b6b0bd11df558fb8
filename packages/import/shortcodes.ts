/** Turns what templates put into an article (`{{< figure >}}`, `{% highlight %}`, `[caption]`) into Markdown. */

export type Shortcodes = {
  text: string;
  /** Each that has no meaning here, as written. In the text a comment stands for it. */
  unknown: string[];
};

type Arguments = { named: Readonly<Record<string, string>>; places: readonly string[] };

const isPicture = (address: string) => /\.(png|jpe?g|gif|webp|avif|svg)\b/i.test(address);

/** `src="/a.png" alt='b' c=d "e"` */
function argumentsOf(source: string): Arguments {
  const named: Record<string, string> = {};
  const places: string[] = [];
  for (const [, name, double, single, bare] of source.matchAll(
    /(?:([\w-]+)\s*[=:]\s*)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"',=]+))/g,
  )) {
    const value = (double ?? single ?? bare ?? '').replaceAll(/\\(["'])/g, '$1');
    if (name) named[name] = value;
    else places.push(value);
  }
  return { named, places };
}

const inAlt = (text: string) => text.replaceAll(/[[\]]/g, '\\$&').replaceAll(/\s+/g, ' ').trim();
const inAngles = (address: string) => (/[\s()]/.test(address) ? `<${address}>` : address);

function pictureOf(name: string, { named, places }: Arguments): string | undefined {
  const address = named.src ?? Object.values(named).find(isPicture) ?? places.find(isPicture);
  const isSaid = /^(?:img|image|figure|picture|photo)$/.test(name);
  if (!address || !(isPicture(address) || isSaid)) return undefined;
  const caption = named.caption ?? named.title ?? named.label ?? '';
  const alt = named.alt ?? caption;
  const title = caption ? ` "${caption.replaceAll('"', '\\"')}"` : '';
  return `![${inAlt(alt)}](${inAngles(address)}${title})`;
}

/** Films, posts and pieces of code that stand elsewhere, by the name of their tag. */
const elsewhere: Readonly<Record<string, (args: Arguments) => string | undefined>> = {
  youtube: ({ named, places }) =>
    address('https://www.youtube.com/watch?v=', named.id ?? places[0]),
  vimeo: ({ named, places }) => address('https://vimeo.com/', named.id ?? places[0]),
  gist: ({ places }) => address('https://gist.github.com/', places.slice(0, 2).join('/')),
  tweet: ({ named, places }) =>
    address(
      'https://x.com/',
      named.user ? `${named.user}/status/${named.id}` : `i/status/${places[0]}`,
    ),
  codepen: ({ named, places }) =>
    address(
      'https://codepen.io/',
      named.user ? `${named.user}/pen/${named.id ?? named.slug_hash}` : places[0],
    ),
};

const address = (before: string, rest: string | undefined) =>
  rest === undefined ? undefined : /^https?:/.test(rest) ? rest : `${before}${rest}`;

/**
 * A template of the old site with the values of a tag put in; undefined when it has more of a program in it than the
 * question whether there is a value.
 */
function filledIn(template: string | undefined, { named, places }: Arguments): string | undefined {
  if (template === undefined) return undefined;
  const said = (name: string) => named[name] ?? places[Number(name)] ?? '';
  const value = /\{\{-?\s*(?:\$?\.Get\s+["'`]?([\w-]+)["'`]?|include\.([\w-]+))[^{}]*\}\}/g;
  const question =
    /\{\{-?\s*(?:with|if)\s+\$?\.Get\s+["'`]?([\w-]+)["'`]?\s*-?\}\}((?:(?!\{\{-?\s*(?:with|if|range|end)\b)[\s\S])*)\{\{-?\s*end\s*-?\}\}/g;
  const text = template
    .replaceAll(/\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}|<!--[\s\S]*?-->/g, '')
    .replaceAll(question, (_, name: string, body: string) => {
      const [then = '', otherwise = ''] = body.split(/\{\{-?\s*else\s*-?\}\}/);
      return said(name) ? then.replaceAll(/\{\{-?\s*\.\s*-?\}\}/g, said(name)) : otherwise;
    })
    .replaceAll(value, (_, hugo: string | undefined, liquid: string | undefined) =>
      said(hugo ?? liquid ?? ''),
    );
  return /\{[{%]/.test(text) ? undefined : text.replaceAll(/\s+/g, ' ').trim();
}

/** Tags that say nothing that is read: what is between them stays. */
const silent =
  /^(?:end)?(?:raw|comment|assign|capture|if|unless|else|elsif|for|endfor|endif)\b|^end\w+$/;

/** A comment, which no page shows. */
export const asComment = (text: string): string =>
  `<!-- ${text.replaceAll('--', '- -').replaceAll(/\s+/g, ' ').trim()} -->`;

/** Boxes in which a text stands apart, by the names that they have in several tools. */
const boxNames =
  'notice|notes?|tip|info|hint|success|warn(?:ing)?|danger|caution|important|alert|callout|admonition|aside|(?:pull|block)?quote';
const boxes = new RegExp(
  String.raw`\{\{[<%]\s*(${boxNames})\b([^{}]*?)[>%]\}\}([\s\S]*?)\{\{[<%]\s*\/\s*\1\s*[>%]\}\}|` +
    String.raw`\{%-?\s*(${boxNames})\b([^%]*?)-?%\}([\s\S]*?)\{%-?\s*end\4\s*-?%\}|` +
    String.raw`^:::+[ \t]*(${boxNames})\b([^\n]*)\n([\s\S]*?)\n:::+[ \t]*$`,
  'gm',
);
const alerts = /^(>[ \t]*)\[!(\w+)\][-+]?[ \t]*([^\n]*)$/gm;

/** Parts of a program of MDX that have nothing between them. */
const components =
  /<([A-Z][\w.]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*)\s*(?:\/>|>\s*<\/\1>)/g;

const highlights =
  /\{%-?\s*code(?:block)?\b(?:[^%]*?\blang:([\w#+-]+))?[^%]*%\}\n?([\s\S]*?)\n?\{%-?\s*endcode(?:block)?\s*-?%\}|\{%-?\s*highlight\s+([\w#+-]*)[^%]*%\}\n?([\s\S]*?)\n?\{%-?\s*endhighlight\s*-?%\}|\{\{[<%]\s*highlight\s+"?([\w#+-]*)[^>%]*[>%]\}\}\n?([\s\S]*?)\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}|\[(?:code|cce?|sourcecode)(?:\s+lang(?:uage)?)?(?:="?([\w#+-]*)"?)?[^\]]*\]([\s\S]*?)\[\/(?:code|cce?|sourcecode)\]/g;
const tags =
  /\{\{[<%]\s*(\/?)\s*([\w./-]+)([\s\S]*?)\/?\s*[>%]\}\}|\{%-?()\s*([\w-]+)([\s\S]*?)-?%\}/g;
const values = /\{\{-?\s*([^{}<%][^{}]*?)\s*-?\}\}/g;
const raws = /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g;
const captions = /\[caption\b([^\]]*)\]([\s\S]*?)\[\/caption\]/g;
const embeds = /\[(?:embed|youtube|vimeo|video|audio)\b([^\]]*)\]([^[\n]*)\[\/\w+\]/g;
const galleries =
  /\[(?:gallery|slideshare|youtube|contact-form-7|mgslides|playlist)\b(?:[\s=]+(https?:[^\s&\]]+))?[^\]\n]*\](?!\()/g;

/**
 * @param codeIn - the parts of a text that are code, from and to: nothing is replaced there
 * @param hasValues - whether the tool writes values as `{{ page.title }}`; for others it is a text
 * @param hasTags - the same of `{% tag %}`
 * @param templateOf - what the old site puts in for a tag of its own
 */
export function replaceShortcodes(
  source: string,
  codeIn: (text: string) => readonly (readonly [number, number])[],
  {
    hasValues,
    hasTags,
    templateOf,
  }: {
    hasValues: boolean;
    hasTags: boolean;
    templateOf: (name: string) => string | undefined;
  },
): Shortcodes {
  const unknown: string[] = [];
  // What is made here is put in at the end: nothing in it is replaced.
  const made: string[] = [];
  const putIn = (text: string) => `\ue000${made.push(text) - 1}\ue001`;
  const outsideCode = (
    text: string,
    pattern: RegExp,
    replace: (whole: string, ...groups: string[]) => string,
  ) => {
    if (text.search(pattern) === -1) return text;
    const code = codeIn(text);
    return text.replaceAll(pattern, (whole: string, ...rest: unknown[]) => {
      const place = rest.findIndex((part) => typeof part === 'number');
      const offset = rest[place] as number;
      if (code.some(([from, to]) => offset >= from && offset < to)) return whole;
      return replace(whole, ...rest.slice(0, place).map((part) => String(part ?? '')));
    });
  };
  const leave = (whole: string) => {
    unknown.push(whole);
    return putIn(asComment(whole));
  };
  const leaveOr = (whole: string, name: string, args: Arguments) => {
    const [file = '', ...values] = name === 'include' ? args.places : [name, ...args.places];
    const filled = filledIn(templateOf(file), { ...args, places: values });
    if (filled !== undefined) return filled && putIn(filled);
    const [address = '', words, ...more] = args.places;
    if (!/^https?:\/\/\S+$/.test(address) || more.length > 0) return leave(whole);
    return putIn(words ? `[${inAlt(words)}](${inAngles(address)})` : `\n\n<${address}>\n\n`);
  };
  const withoutComments = outsideCode(source, /<!--[\s\S]*?-->/g, () => '<!-- -->');
  // A template is read before the Markdown: in code, too.
  const unread = hasValues
    ? withoutComments.replaceAll(raws, (_, inner: string) => {
        return putIn(inner);
      })
    : withoutComments;
  let text = outsideCode(unread, highlights, (_, ...groups) => {
    const [z, y, a, b, c, d, e, f] = groups;
    const inner = (y || b || d || f || '').replace(/^\n+|\s+$/g, '');
    const longest = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return putIn(`\n\n${fence}${z || a || c || e}\n${inner}\n${fence}\n\n`);
  });
  text = outsideCode(text, boxes, (_, ...groups) => {
    const [, given = '', inner = ''] =
      [0, 3, 6].map((at) => groups.slice(at, at + 3)).find(([name]) => name) ?? [];
    const title = /^\[(.*)\]|^[ \t]+([^{}"'=]+\s[^{}"'=]+)$/.exec(given);
    const words =
      title?.[1] ?? title?.[2] ?? argumentsOf(given).places.find((each) => /\s/.test(each));
    return `\n\n<blockquote>\n\n${words ? `**${words.trim()}**\n\n` : ''}${inner}\n\n</blockquote>\n\n`;
  });
  text = outsideCode(text, components, (whole, name = '', given = '') => {
    const plain = given
      .replaceAll(/=\{(["'`]?)([\w./:-]+)\1\}/g, '="$2"')
      .replaceAll(/\s[\w:-]+=\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
    return replaceTag(whole, name.toLowerCase(), false, plain, leave);
  });
  if (hasTags) text = withoutLoops(text, codeIn(text), leave);
  text = outsideCode(text, tags, (whole, closing, ofHugo, given, _, ofLiquid, others) =>
    ofHugo || hasTags
      ? replaceTag(
          whole,
          ofHugo || ofLiquid || '',
          Boolean(closing),
          given || others || '',
          leaveOr,
        )
      : whole,
  );
  if (hasValues)
    text = outsideCode(text, values, (whole, name = '') =>
      replaceTag(whole, name, false, name, leave),
    );
  text = outsideCode(text, alerts, (_, begin = '', kind = '', title = '') => {
    const label = title || kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
    return `${begin}**${label}**\n>`;
  });
  text = outsideCode(text, captions, (_, attributes = '', inner = '') => {
    const [picture = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/.exec(inner) ?? [];
    const caption = argumentsOf(attributes).named.caption ?? inner.replace(picture, '').trim();
    return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
  });
  text = outsideCode(text, embeds, (_, attributes = '', inner = '') =>
    [``, inner.trim() || (argumentsOf(attributes).named.src ?? ''), ``].join('\n\n'),
  );
  text = outsideCode(text, galleries, (whole, film = '') =>
    film ? `\n\n${film}\n\n` : leave(whole),
  );
  const whole = (part: string): string =>
    part.replaceAll(/\ue000(\d+)\ue001/g, (_, index: string) => whole(made[Number(index)] ?? ''));
  return { text: whole(text), unknown };
}

/** A list that a template makes of other articles is left out as a whole. */
function withoutLoops(
  text: string,
  code: readonly (readonly [number, number])[],
  leave: (whole: string) => string,
): string {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, 1: name, index } of text.matchAll(/\{%-?\s*(for|endfor)\b[^%]*%\}/g)) {
    if (code.some(([begin, end]) => index >= begin && index < end)) continue;
    if (name === 'for' && depth === 0) {
      parts.push(text.slice(from, index));
      from = index;
    }
    if (name === 'endfor' && depth === 1) {
      parts.push(leave(text.slice(from, index + tag.length)));
      from = index + tag.length;
    }
    depth = Math.max(0, depth + (name === 'for' ? 1 : -1));
  }
  return [...parts, text.slice(from)].join('');
}

function replaceTag(
  whole: string,
  name: string,
  isEnd: boolean,
  given: string,
  leave: (whole: string, name: string, args: Arguments) => string,
): string {
  const args = argumentsOf(given);
  // The target of a link, which the articles that are moved are asked for.
  if (['ref', 'relref', 'post_url', 'link'].includes(name))
    return args.places.join(' ').replaceAll(' ', '%20');
  if (/^(?:site|page)\.(?:base_?url|url|permalink)/.test(name)) return '';
  const [, filtered] = /^["']([^"']*)["']\s*\|\s*(?:\w+_url|url)\b/.exec(name) ?? [];
  if (filtered !== undefined) return filtered;
  if (isEnd || silent.test(name)) return '';
  const place = elsewhere[name]?.(args);
  return pictureOf(name, args) ?? (place ? `\n\n<${place}>\n\n` : leave(whole, name, args));
}
