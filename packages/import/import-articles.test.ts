import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withMarks, withSigns } from '../../src/i18n/marks.ts';
import { parseMarkdown } from '../../src/studio/markdown.ts';
import { wholeFile } from '../../src/studio/markdown-files.ts';
import type { MarkdownNode } from '../../src/studio/markdown-nodes.ts';
import { forAll } from '../../tests/generated.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { importArticles } from './import-articles.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Imports the files of an old site, and returns what stands in the studio then. */
function imported(files: Files, from = '.', options: { address?: string; own?: string } = {}) {
  const root = folderOfTest('import');
  for (const [name, content] of Object.entries({ 'old/package.json': '{}', ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const studio = join(root, 'studio');
  const run = () =>
    importArticles({ from: join(root, 'old', from), language: 'pt', studio, ...options });
  const result = run();
  const notes = join(studio, 'content/pt/notes');
  const names = existsSync(notes) ? readdirSync(notes) : [];
  const texts = names.map((name) => readFileSync(join(notes, name), 'utf8'));
  const why = result.left.map(({ line, why: reason }) => `${line}: ${reason}`);
  return { root, studio, run, names, texts, why, ...result };
}

/** The text below the keys, as the site reads it. */
function bodyOf(text: string) {
  const [, , rest = ''] = wholeFile.exec(text) ?? [];
  return parseMarkdown(rest, 'x.md', 1);
}

const shown = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return withSigns(withMarks(node));
      if (node.tag === 'img') return '';
      const text = `${node.attributes?.code ?? ''}${shown(node.children)}`;
      return ['em', 'strong', 'a', 'code', 's'].includes(node.tag) ? text : ` ${text} `;
    })
    .join('');

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

const front = (keys = '') => `---\ntitle: Um\ndate: 2020-01-02\ndescription: Dois\n${keys}---\n\n`;

test('an article keeps its day, address, author, description and draft', () => {
  const { names, texts } = imported({
    'old/_data/authors.yml': 'jd: { name: "João [Dias]" }',
    'old/posts/2019-03-04-Łódź.md':
      '---\ntitle: 2012\nexcerpt: Uma {chave}.\nauthors: [jd]\npublished: false\n---\nUm dois.\n',
  });
  expect(names).toEqual(['2019-03-04-lodz.md']);
  expect(texts[0]).toBe(
    '---\ntitle: "2012"\ndescription: Uma \\{chave\\}.\nauthor: João \\[Dias\\]\ndraft: true\n---\n\nUm dois.\n',
  );
});

test.each([
  ['people.json', '[{"id":"jd","first_name":"João","last_name":"Dias"}]'],
  ['authors.toml', '[jd]\ndisplay_name = "João Dias"'],
  ['team.yaml', '- slug: jd\n  name: João Dias'],
])('an author is called by the name in %s', (name, source) => {
  const { texts } = imported({
    [`old/data/${name}`]: source,
    'old/um.md': `${front('author: jd\n')}Um.`,
  });
  expect(texts[0]).toContain('author: João Dias\n');
});

test('a file of Windows is read, with the short day that its author wrote', () => {
  const { names } = imported({
    'old/um.md': '\ufeff---\r\ntitle: Um\r\ndate: 2020/1/2\r\n---\r\nUm.',
  });
  expect(names).toEqual(['2020-01-02-um.md']);
});

test('what stands above the list of a section is no article', () => {
  const { names } = imported({ 'old/_index.md': `${front()}Um.`, 'old/um.md': `${front()}Um.` });
  expect(names).toEqual(['2020-01-02-um.md']);
});

test('an article keeps the addresses at which it was, but for those that others had too', () => {
  const { texts, why } = imported({
    'old/um.md': `${front('permalink: /2020/ol%C3%A1/index.html\naliases: [/velho.html, /dois, /ambos, /api/um]\n')}Um.`,
    'old/dois.md': `${front('aliases: [/notes/dois, /ambos, "/:title"]\n')}Dois.`,
  });
  expect(texts.map((text) => /^aliases:\n(?: {2}- .*\n)+/m.exec(text)?.[0])).toEqual([
    undefined,
    'aliases:\n  - /2020/olá\n  - /velho.html\n',
  ]);
  expect(why).toContain('1: the old address /api/um is one that this server answers itself.');
});

const config = (text: string) => ({ 'old/_config.yml': text });
test.each([
  ['_posts/2020-01-02-Um.md', config('x: x'), 'categories: [A, B]\n', '/a/b/2020/01/02/Um.html'],
  ['_posts/2020-01-02-um.md', config('permalink: pretty'), '', '/2020/01/02/um'],
  ['_posts/2020-01-02-um.md', config('permalink: /blog/:title:output_ext'), '', '/blog/um.html'],
  ['_posts/2020-01-02-um.md', config('permalink: none'), '', '/um.html'],
  ['_posts/2020-01-02-um.md', config('permalink: /:unknown/:title'), '', undefined],
  ['content/Posts/um/index.md', { 'old/hugo.toml': 'title = "x"' }, '', '/posts/um'],
  [
    'content/posts/a.md',
    { 'old/hugo.toml': '[permalinks]\nposts = "/:year/:slug/"' },
    'slug: um\n',
    '/2020/um',
  ],
  [
    'content/posts/um.md',
    { 'old/hugo.yaml': 'permalinks:\n  page:\n    posts: /:year/:month/:slug/' },
    '',
    '/2020/01/um',
  ],
  ['content/posts/um.md', {}, '', undefined],
])('%s of a site with %o was, with %j, at %s', (file, settings, keys, wanted) => {
  const { texts } = imported({ ...settings, [`old/${file}`]: `${front(keys)}Um.` });
  expect(/^aliases:\n {2}- (.*)$/m.exec(texts[0] ?? '')?.[1]).toBe(wanted);
});

test('a link to the home of this site is one, and one to an article that is not shown yet leads to the old site', () => {
  const { texts } = imported(
    {
      'old/um.md': `${front()}[a](/amanha) [b](https://novo.example/)`,
      'old/amanha.md': `${front().replace('2020', '2999')}Um.`,
    },
    '.',
    { address: 'https://velho.example', own: 'https://novo.example' },
  );
  expect(texts[0]).toContain('[a](https://velho.example/amanha) [b](/)');
});

test('a second run changes nothing, and an article that is there is never written over', () => {
  const { run, texts, studio } = imported({
    'old/um.md': `${front()}![a](a.png)`,
    'old/a.png': png,
    'studio/content/pt/notes/2020-01-02-um.md': 'mine',
    'old/dois.md': `${front()}Um dois.`,
  });
  expect(texts).toContain('mine');
  expect(existsSync(join(studio, 'public'))).toBe(false);
  expect(run()).toMatchObject({ written: [], present: { length: 2 } });
});

test('what is broken is named with its line, and the others go on', () => {
  const { names, why } = imported({
    'old/bytes.md': new Uint8Array([0x61, 0x0a, 0xff]),
    'old/keys.md': '---\ntitle: Um\ndate: 2020-01-02\n\tx: [\n---\nUm dois três quatro.\n',
    'old/no-day.md': '---\ntitle: Um\n---\nUm dois.\n',
    'old/wrapped.md': '---\ntitle: Um texto\nque continua\ndate: 2020-01-03\n---\nUm.\n',
    'old/export.xml': '<rss xmlns:wp="x">\n<channel>\n<item></channel></rss>',
  });
  expect(names).toEqual(['2020-01-02-keys.md', '2020-01-03-wrapped.md']);
  expect(why.slice(0, 4)).toEqual([
    expect.stringMatching(/^2: is not UTF-8/),
    expect.stringMatching(/^3: is no XML/),
    expect.stringMatching(/^4: the keys are no YAML/),
    expect.stringMatching(/^1: has no date/),
  ]);
});

test('links between articles lead to where they are now, others to the old site or to words', () => {
  const { texts } = imported(
    {
      'old/posts/um.md': `${front('oldSlug: js/um\n')}Um.`,
      'old/posts/zwei.md': `${front()}[a](/fr/articles/js/um/) [b](um.md#x) [c]({{< ref "um" >}}) [d](https://velho.example/um?x) [e](/nada) [f](javascript:x) [g](//x.example/y)`,
    },
    'posts',
    { address: 'https://velho.example' },
  );
  expect(texts[1]).toContain(
    '[a](/notes/um) [b](/notes/um) [c](/notes/um) [d](/notes/um) [e](https://velho.example/nada) f [g](https://x.example/y)<!-- link: javascript:x -->',
  );
});

test('pictures are found as people name them, and only below the old site', () => {
  const { texts, studio, why } = imported({
    'secret.png': png,
    'old/posts/um.md': `${front()}![a](<../static/Praça 1.png>)\n\n![](/img/door-at-night.png)\n\n![c](../../secret.png)\n\n![d](https://x.example/d.png)`,
    'old/static/Prac\u0327a 1.PNG': png,
    'old/static/img/door-at-night.png': png,
  });
  expect(texts[0]).toContain(
    '![door night](/notes/um-door-at-night.png)\n\nc<!-- picture: ../../secret.png -->\n\n[d](https://x.example/d.png)<!-- picture: https://x.example/d.png -->',
  );
  expect(readdirSync(join(studio, 'public/notes'))).toEqual([
    'um-door-at-night.png',
    'um-praca-1.png',
  ]);
  expect(why).toHaveLength(3);
});

test('a trial writes nothing, and names the pictures that are not in the folder', () => {
  const { root, studio } = imported({
    'old/a.png': png,
    'old/um.md': `${front()}![a](a.png) ![b](//x.example/b.png) ![c](/c.png) ![d](d.png)\n\n![b](https://x.example/b.png)`,
  });
  rmSync(studio, { recursive: true });
  const { missing } = importArticles({
    from: join(root, 'old'),
    language: 'pt',
    studio,
    address: 'https://velho.example',
    isTrial: true,
  });
  expect(missing).toEqual(['https://x.example/b.png', 'https://velho.example/c.png']);
  expect(existsSync(studio)).toBe(false);
});

test('headings begin below the title and leave no level out; notes stand at the end', () => {
  const { texts } = imported({
    'old/um.md': `${front()}# Um\n\n# A[^x]\n\n### B\n\n# C\n\n[^x]: Nota.\n[^y]: Lida por ninguém.\n`,
  });
  expect(texts[0]).toContain('\n## A\\[1\\]\n\n### B\n\n## C\n\n---\n\n1. Nota.\n');
  expect(texts[0]).not.toContain('ninguém');
});

test('blocks of HTML within a line stand by themselves, or as words in a cell', () => {
  const { texts } = imported({
    'old/um.html': `${front()}<p>Um <a href="https://x.example/"><h3>dois</h3></a></p><div>a<pre>b\nc</pre>d</div><table><tr><th>e</th></tr><tr><td>f<pre>g\nh</pre></td></tr></table><script src="https://gist.github.com/ana/1.js"></script>`,
  });
  expect(texts[0]).toContain('\n\na\n\n```\nb\nc\n```\n\nd\n\n');
  expect(texts[0]).toContain('| f`g h` |');
  expect(texts[0]).toContain('<https://gist.github.com/ana/1>');
  expect(bodyOf(texts[0] ?? '').problems).toEqual([]);
});

test('links to a heading of the article lead to it, however its name was made', () => {
  const { texts, why } = imported({
    'old/um.md': `${front()}[a](#qué-es) [b](#quees) [c](#qu-es) [d](#x) [e](#y) [f](#nada)\n\n## Início {#x}\n\n### ¿Qué es?\n\n<h2 id="y">Fim</h2>\n`,
  });
  expect(texts[0]).toContain(
    '[a](#qué-es) [b](#qué-es) [c](#qué-es) [d](#x) [e](#y) f<!-- link: #nada -->',
  );
  expect(texts[0]).toContain('## Início {#x}\n\n### ¿Qué es?\n\n## Fim {#y}\n');
  expect(why).toEqual(['6: the link to #nada leads nowhere: its words stay.']);
});

test('links to a heading of another article lead to it, whichever of the two is read first', () => {
  const { texts, why } = imported({
    'old/a.md': `${front('slug: a\n')}[b](b#que-es) [c](b.md#nada) [d](a#inicio)\n\n## Início`,
    'old/b.md': `${front('slug: b\n')}[e](/a/#inicio)\n\n## ¿Que es?\n`,
  });
  expect(texts[0]).toContain(
    '[b](/notes/b#que-es) [c](/notes/b) [d](#inicio)\n\n## Início {#inicio}',
  );
  expect(texts[1]).toContain('[e](/notes/a#inicio)');
  expect(why).toEqual(['6: b.md#nada has no such heading: the link leads to its article.']);
});

test('a link to an article that no page shows leads to the old site or is words, whichever is read first', () => {
  const links = '[e](/vazio) [r](/rascunho) [f](/futuro)';
  const { texts, names } = imported({
    'old/a.md': `${front('slug: a\n')}${links}`,
    'old/futuro.md': '---\ntitle: Um\ndate: 2999-01-02\n---\nFuturo.',
    'old/rascunho.md': `${front('draft: true\n')}[f](/futuro)`,
    'old/vazio.md': `${front()}<script src="/x.js"></script>`,
    'old/z.md': `${front('slug: z\n')}${links}`,
  });
  const words = 'e r f<!-- link: /vazio --><!-- link: /rascunho --><!-- link: /futuro -->';
  const last = texts.map((text, index) => [names[index], text.trim().split('\n').at(-1)]);
  expect(Object.fromEntries(last)).toEqual({
    '2020-01-02-a.md': words,
    '2020-01-02-rascunho.md': '[f](/notes/futuro)',
    '2020-01-02-z.md': words,
    '2999-01-02-futuro.md': 'Futuro.',
  });
});

test('an anchor above a heading names it, and lines of code are none of a program', () => {
  const { texts } = imported({
    'old/um.md': `${front()}[a](#x)\n\n<a id="x"></a>\n\n## Um título\n\n{{< highlight js >}}\nimport a from 'a'\n{{< /highlight >}}\n`,
    'old/dois.mdx': `${front()}import A from './a.png'\n\n<Image src={A} alt="Uma" />\n\n\`\`\`js\nimport a from 'a'\n\`\`\`\n`,
    'old/a.png': png,
  });
  const code = "```js\nimport a from 'a'\n```\n";
  expect(texts[0]).toContain(`\n\n![Uma](/notes/dois-a.png)\n\n${code}`);
  expect(texts[1]).toContain(`[a](#x)\n\n## Um título {#x}\n\n${code}`);
});

test('a tag of the old site is what its template makes of it, as far as that is no program', () => {
  const { texts, why } = imported({
    'old/hugo.toml': 'title = "x"',
    'old/layouts/shortcodes/pen.html':
      '{{/* ours */}}<iframe src="//codepen.io/ana/embed/{{ .Get "id" }}/?a={{ .Get 0 }}"></iframe>',
    'old/layouts/shortcodes/box.html':
      '<p>{{ with .Get "of" }}De {{ . }}{{ else }}De ninguém{{ end }}: {{ .Get 0 | markdownify }}.</p>',
    'old/layouts/shortcodes/loop.html': '{{ range .Site.Pages }}x{{ end }}',
    'old/um.md': `${front()}{{< pen id="xYz" >}}\n\n{{< box of="Ana" >}}\n\n{{< box "Rui" >}}\n\n{{< loop >}}\n\n{{< img src="https://x.example/a?b" alt="Uma" >}}`,
  });
  expect(texts[0]).toContain(
    '<https://codepen.io/ana/pen/xYz>\n\nDe Ana: .\n\nDe ninguém: Rui.\n\n<!-- {{< loop >}} -->\n\n[Uma](https://x.example/a?b)',
  );
  expect(why).toHaveLength(3);
});

test('parts of a program are pictures, links or named; boxes of any tool are quotations', () => {
  const { texts, why } = imported({
    'old/_config.yml': 'title: x',
    'old/a.png': png,
    'old/um.mdx': `${front()}import Figure, { SIZES } from './f.astro'
import a from './a.png'

<Figure
  src={a}
  widths={[...SIZES, a.width]}
  label="Uma porta"
/>

<YouTube id="x_1" />

<Chart client:load data={{ a: [1] }} />

\`<Chart />\` fica.
`,
    'old/dois.md': `${front()}{% note warning %}
Com *cuidado*.
{% endnote %}

:::tip[Um título]
Dois.
:::

{{< alert "Mais um" >}}Três.{{< /alert >}}

> [!NOTE]
> Quatro.

{% hotlink 'https://x.example/a', 'Ouvir' %}

{% codeblock lang:js %}
{% note %}
{% endcodeblock %}
`,
  });
  expect(texts[0]).toContain(
    '> Com _cuidado_.\n\n> **Um título**\n>\n> Dois.\n\n> **Mais um**\n>\n> Três.\n\n> **Note**\n>\n> Quatro.\n\n[Ouvir](https://x.example/a)\n\n```js\n{% note %}\n```\n',
  );
  expect(texts[1]).toContain(
    '![Uma porta](/notes/um-a.png "Uma porta")\n\n<https://www.youtube.com/watch?v=x_1>\n\n<!-- <Chart client:load',
  );
  expect(texts[1]).toContain('`<Chart />` fica.');
  expect(why).toEqual([expect.stringContaining('"<Chart client:load')]);
});

test('a day that stands in the path alone is the day, as with Zola', () => {
  const { names, texts } = imported({
    'old/um.md':
      '+++\npath = "2022/05/10/um"\ntitle = "Um"\naliases = ["2022/05/10/um.html"]\n+++\nUm.\n',
  });
  expect(names).toEqual(['2022-05-10-um.md']);
  expect(texts[0]).toContain('aliases:\n  - /2022/05/10/um\n  - /2022/05/10/um.html\n');
});

test('articles in another language are left for another run', () => {
  const { names, why } = imported({
    'old/a.md': `${front('lang: en-GB\n')}One.`,
    'old/b.en.md': `${front()}Two.`,
    'old/c.md': `${front()}Three.`,
    'old/c.pt.md': `${front('lang: pt_BR\n')}Três.`,
    'old/d/index.pt.md': '---\ntitle: Quatro\nposted: 2020-01-03\n---\nQuatro.',
  });
  expect(names).toEqual(['2020-01-02-c.md', '2020-01-03-d.md']);
  expect(why).toEqual([
    expect.stringMatching(/^1: is in another language \(en-gb\)/),
    expect.stringMatching(/^1: is in another language \(en\)/),
  ]);
});

test('what the check would refuse is written so that it is not', () => {
  const { texts, names, why } = imported({
    'old/_config.yml': 'title: x',
    'old/um.md': `${front()}https://x.example/?a%5B0%5D=1\n\n\`a\n<b>\`\n\n| a |\n|---|\n| b | c |\n\n- [x] feito\n- [ ] por fazer\n\n{% for a in b %}{% for c in a %}{{ c }}{% endfor %}\n{% endfor %}\n`,
    'old/2020-1-3-so.md': '---\ntitle: Só\n---\n{{ site.posts }}\n',
  });
  expect(names).toEqual(['2020-01-02-um.md']);
  expect(bodyOf(texts[0] ?? '').problems).toEqual([]);
  expect(texts[0]).toContain('`a <b>`');
  expect(texts[0]).toContain('- ☑ feito\n- ☐ por fazer\n');
  expect(why).toEqual([
    expect.stringContaining('nothing of it can be shown here, and it was left out'),
    expect.stringContaining('"{% for a in b %}{% for c in a %}{{ c }}{% endfor %}'),
  ]);
});

test('without a description an article has its first sentence, as far as a search shows it', () => {
  const { texts } = imported({
    'old/um.md': `---\ntitle: Um\ndate: 2020-01-02\n---\n\n${'palavra, '.repeat(30)}fim. Outra.`,
  });
  expect(texts[0]).toMatch(/^description: (palavra, ){10,20}palavra… #/m);
});

test('an article of Pelican has its keys above the text, without lines around them', () => {
  const { texts } = imported({ 'old/um.md': 'Title: Um: a\nDate: 2020-01-02 10:00\n\nUm dois.\n' });
  expect(texts[0]).toContain('title: "Um: a"');
});

test.each([
  ['_config.yml', 'baseurl: /blog\nurl: "https://velho.example"'],
  ['config/_default/hugo.toml', 'baseURL = "https://velho.example/blog/"'],
  ['astro.config.mjs', "export default defineConfig({\n  site: 'https://velho.example',\n});"],
  ['src/_data/site.js', 'module.exports = {\n  baseUrl: "https://velho.example",\n};'],
  ['CNAME', 'velho.example\n'],
])('the address of the old site is read in %s', (name, source) => {
  const { texts } = imported({ [`old/${name}`]: source, 'old/um.md': `${front()}[a](/nada)` });
  expect(texts[0]).toContain('[a](https://velho.example/nada)');
});

test('the file that WordPress exports becomes articles', () => {
  const item = (keys: string, body: string) =>
    `<item>${keys}<wp:post_type>post</wp:post_type><content:encoded><![CDATA[${body}]]></content:encoded></item>`;
  const { names, texts, lost } = imported({
    'old/uploads/2020/01/a.jpg': png,
    'old/export.xml': `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://velho.example</link>
<wp:author><wp:author_login>ana</wp:author_login><wp:author_display_name><![CDATA[Ana Reis]]></wp:author_display_name></wp:author>
${item('<title>Um &amp; dois</title><dc:creator>ana</dc:creator><wp:post_name>um</wp:post_name><wp:status>publish</wp:status><wp:post_date>2020-01-02 23:00:00</wp:post_date><category>x</category>', 'Um <b>dois</b> * três\nquatro\n\n[caption width="1"]<img src="https://velho.example/uploads/2020/01/a.jpg" alt="A" /> Uma legenda[/caption]\n\n<!--more-->\n[code lang="js"]if (a < b) { x() }[/code]')}
${item('<title>Galeria</title><wp:post_id>7</wp:post_id><wp:post_name>galeria</wp:post_name><wp:status>publish</wp:status><wp:post_date>2022-01-02 00:00:00</wp:post_date>', 'Um. [gallery]')}
<item><title>Uma porta</title><wp:post_type>attachment</wp:post_type><wp:post_id>8</wp:post_id><wp:post_parent>7</wp:post_parent><wp:attachment_url>https://velho.example/uploads/2020/01/a-300x200.jpg</wp:attachment_url></item>
${item('<title>Rascunho</title><wp:status>draft</wp:status><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_date>2021-01-02 00:00:00</wp:post_date><link>https://velho.example/blog/?p=9</link>', 'Um.')}
${item('<title>Dois</title><wp:status>future</wp:status><wp:post_date>2099-01-02 00:00:00</wp:post_date>', 'Um. [gallery include="8"]')}
</channel></rss>`,
  });
  expect(names).toEqual(
    ['2020-01-02-um', '2021-01-02-rascunho', '2022-01-02-galeria', '2099-01-02-dois'].map(
      (name) => `${name}.md`,
    ),
  );
  // It is shown from its day on.
  expect(texts[3]).not.toContain('draft');
  expect(texts[3]).toContain('](/notes/dois-a.jpg)');
  expect(texts[2]).toContain('Um.\n\n![Uma porta](/notes/galeria-a.jpg)\n');
  expect(texts[0]).toContain(
    'author: Ana Reis\n---\n\nUm **dois** \\* três\\\nquatro\n\n![A](/notes/um-a.jpg "Uma legenda")\n\n```js\nif (a < b) { x() }\n```\n'
      .replaceAll('\\{', '{')
      .replaceAll('\\}', '}'),
  );
  // Its address was that of nothing.
  expect(texts[1]).toContain('draft: true\n---');
  expect(texts[1]).not.toContain('aliases');
  expect(lost).toEqual({ tags: 1 });
});

/** A part of an article as it is written, and the words that a visitor sees of it. */
type Part = { source: string; words: string };

const word = fc.constantFrom('pão', 'über', 'élan', 'code', 'año', 'x1', 'and', '日本', 'Ω', 'ß');
const plainWords = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const sign = fc.constantFrom(...'{x}¦[x]¦50 % {¦a ] b¦[ ]¦{fr}¦a & b¦“ç”¦1 < 2¦\\'.split('¦'));
/** Words with something around them, and what a visitor sees of it: the words themselves, unless said otherwise. */
const written = (source: (words: string) => string, seen = (words: string) => words) =>
  plainWords.map((words): Part => ({ source: source(words), words: seen(words) }));
/** What no visitor sees. */
const unseen = (source: string) => fc.constant<Part>({ source, words: '' });
const inline: fc.Arbitrary<Part> = fc.oneof(
  written((it) => it),
  sign.map((words) => ({
    source: words.replace('\\', '\\\\').replace('<', '&lt;').replace('a & b', 'a &amp; b'),
    words,
  })),
  ...['**', '_'].map((mark) => written((it) => `${mark}${it}${mark}`)),
  written(
    (it) => `\`{{ ${it} }} [x]\``,
    (it) => `{{ ${it} }} [x]`,
  ),
  written((it) => `[${it}](https://example.pt/a?b=1)`),
  written((it) => `<a href="https://example.pt/">${it}</a>`),
  written(
    (it) => `<u>${it}</u><br>`,
    (it) => `${it} `,
  ),
  fc.constant({ source: 'https://example.pt/bare', words: 'https://example.pt/bare' }),
  unseen('<!-- said to {{< nobody >}} -->'),
);
const line: fc.Arbitrary<Part> = fc
  .tuple(plainWords, fc.array(inline, { maxLength: 5 }))
  .map(([begin, parts]) => ({
    source: [begin, ...parts.map(({ source }) => source)].join(' '),
    words: [begin, ...parts.map(({ words }) => words)].join(' '),
  }));

const highlighted = (open: string, close: string) =>
  written(
    (it) => `${open}\n${it} {x}\n${close}`,
    (it) => `${it} {x}`,
  );
const tagged = (words: string) => `{{< figure src="/x.png" >}} ${words} {% z %}`;
const list = (mark: string) =>
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => ({
    source: items.map(({ source }) => `${mark} ${source}`).join('\n'),
    words: items.map(({ words }) => words).join(' '),
  }));
const blocks: fc.Arbitrary<Part>[] = [
  line,
  fc.tuple(fc.integer({ min: 1, max: 6 }), plainWords).map(([level, words]) => ({
    source: `${'#'.repeat(level)} Sobre ${words}`,
    words: `Sobre ${words}`,
  })),
  written(
    (it) => `Setext ${it}\n======`,
    (it) => `Setext ${it}`,
  ),
  ...['-', '*', '3.'].map(list),
  line.map(({ source, words }) => ({ source: `> ${source}`, words })),
  written((it) => `\`\`\`js{1}\n${tagged(it)}\n\`\`\``, tagged),
  written(
    (it) => `| a | b |\n|---|--:|\n| ${it} | {c} |`,
    (it) => `a b ${it} {c}`,
  ),
  written((it) => `<div class="x">\n\n**${it}**\n\n</div>`),
  written(
    (it) => `<table><tr><th>k</th></tr><tr><td>${it}</td></tr></table>`,
    (it) => `k ${it}`,
  ),
  written(
    (it) => `<div style="display:none">${it}</div>`,
    () => '',
  ),
  written(
    (it) => `![${it} [x]](/img/a.png "Uma {legenda}")`,
    () => '',
  ),
  unseen('<!--more-->'),
];

type Dialect = {
  files: Files;
  /** What can stand in an article, beside Markdown. */
  blocks: fc.Arbitrary<Part>[];
  write: (body: string) => string;
  file?: string;
  isHtml?: true;
};

const raw = (words: string) => `{% raw %}{{ ${words} }}{% endraw %}`;
const dialects: Readonly<Record<string, Dialect>> = {
  hugo: {
    files: { 'old/hugo.toml': 'baseURL = "https://velho.example/"' },
    blocks: [
      unseen('{{< figure src="/img/a.png" alt="Uma" >}}'),
      written((it) => `[${it}]({{< ref "outro" >}})`),
      written((it) => `{{% notice info %}}\n${it}\n{{% /notice %}}`),
      fc.constant({ source: 'Vue {{y}} {% z %}.', words: 'Vue {{y}} {% z %}.' }),
      highlighted('{{< highlight js "linenos=true" >}}', '{{< /highlight >}}'),
    ],
    write: (body) =>
      `+++\ntitle = "Um"\ndate = 2020-01-02T10:00:00Z\ndescription = "Dois"\ntags = ["a"]\n+++\n${body}`,
  },
  jekyll: {
    files: { 'old/_config.yml': 'url: https://velho.example' },
    blocks: [
      highlighted('{% highlight ruby %}', '{% endhighlight %}'),
      unseen('{% include figure image_path="/img/a.png" caption="Uma" %}'),
      unseen('![Uma]({{ site.baseurl }}/img/a.png){: .wide}'),
      written((it) => `## ${it} {#here}`),
      written(
        (it) => `\`\`\`\n${raw(it)}\n\`\`\``,
        (it) => `{{ ${it} }}`,
      ),
    ],
    write: (body) =>
      `---\nlayout: post\ntitle: Um\ndate: 2020-01-02 10:00 +0100\nexcerpt: Dois\n---\n${body}`,
  },
  eleventy: {
    files: { 'old/.eleventy.js': '' },
    blocks: [
      unseen('{% figure "/img/a.png", "Uma" %}'),
      unseen('{% for post in posts %}{{ post.title }}\n{% endfor %}'),
      written((it) => `{% note %}\n${it}\n{% endnote %}`),
      written(raw, (it) => `{{ ${it} }}`),
    ],
    write: (body) => `---\ntitle: Um\ndate: 2020-01-02\nsummary: Dois\n---\n${body}`,
  },
  wordpress: {
    files: {},
    isHtml: true,
    blocks: [
      line.filter(({ source }) => !/[`*_[<>\\{]/.test(source)),
      sign.map((words) => ({ source: words.replace('&', '&amp;').replace('<', '&lt;'), words })),
      ...['p', 'h3', 'blockquote', 'strong', 'center'].map((tag) =>
        written((it) => `<${tag}>${it}</${tag}>`),
      ),
      written(
        (it) => `<ul>\n<li>${it}</li>\n<li>b</li>\n</ul>`,
        (it) => `${it} b`,
      ),
      written((it) => `<!-- wp:paragraph {"a":1} -->\n<p>${it}</p>\n<!-- /wp:paragraph -->`),
      written(
        (it) => `[code lang="js"]${it} <b> {x}[/code]`,
        (it) => `${it} <b> {x}`,
      ),
      written(
        (it) => `<pre>${it}\n\n{x}</pre>`,
        (it) => `${it} {x}`,
      ),
      unseen('[caption id="a"]<img src="/img/a.png" /> Uma[/caption]'),
    ],
    file: 'old/posts/export.xml',
    write: (body) =>
      `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>Um</title><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date>2020-01-02 10:00:00</wp:post_date><content:encoded><![CDATA[${body}]]></content:encoded></item></channel></rss>`,
  },
  astro: {
    files: {},
    blocks: [unseen('<Image src="/img/a.png" alt="Uma" />')],
    write: (body) =>
      `---\ntitle: Um\npubDate: Jan 02 2020\ndescription: Dois\n---\nimport X from '~/x.astro';\n\n${body}`,
  },
};

for (const [
  name,
  { files, blocks: own, write, file = 'old/posts/um.md', isHtml },
] of Object.entries(dialects))
  test(`the words of an article from ${name} are those that a visitor saw`, () =>
    forAll(
      60,
      fc.array(fc.oneof(...(isHtml ? [] : blocks), ...own), { minLength: 1, maxLength: 8 }),
      (parts) => {
        const source = write(['Começo.', ...parts.map((part) => part.source), 'Fim.'].join('\n\n'));
        const { root, run, texts } = imported(
          { ...files, 'old/img/a.png': png, [file]: source },
          'posts',
        );
        const { body, problems } = bodyOf(texts[0] ?? '');
        expect(problems).toEqual([]);
        const said = ['Começo.', ...parts.map(({ words }) => words), 'Fim.'].join(' ');
        expect(squeezed(shown(body))).toBe(squeezed(said));
        expect(run().written).toEqual([]);
        expect(readdirSync(root)).toEqual(['old', 'studio']);
        expect(readFileSync(join(root, file), 'utf8')).toBe(source);
      },
    ));

test('whatever a file has in it, those beside it are read', async () => {
  const signs = '---\n¦+++\n¦title: a\n¦date: 2020-01-01\n¦{¦"¦: ¦\t- ¦[¦<p¦`¦{% for a %}';
  const anything = fc.oneof(
    fc.uint8Array(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...signs.split('¦'))).map((parts) => parts.join('')),
  );
  await forAll(40, anything, fc.constantFrom('md', 'mdx', 'html', 'xml'), (bytes, ending) => {
    const { names } = imported({ [`old/a.${ending}`]: bytes, 'old/b.md': `${front()}Um.` });
    expect(names).toContain('2020-01-02-b.md');
  });
});
