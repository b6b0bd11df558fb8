/** Renders pages from the sources as they are now. */
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type * as Prerender from '../../src/document/prerender.tsx';
import { feedPath } from '../../src/studio/feed-path.ts';
import { studioModules } from '../documents/content-plugin.ts';
import { buildInlineScript } from '../documents/inline-script.ts';
import type * as StitchesPage from './stitches-page.tsx';

/** The modules of the site as they are now, and what each document contains. */
export type RenderedSite = {
  prerender: typeof Prerender;
  assets: () => Promise<Prerender.DocumentAssets>;
};

/** @property location - of the page at an old address */
type Rendered = { status: number; html: string; location?: string; type?: string };

/** Stops React's console message about its developer tools. */
const disableDevtoolsHint = 'window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { isDisabled: true };';

/** Stands for the styles while a page is rendered: which ones it needs is known afterwards. */
const stylesMark = '/* styles */';

const ownScripts = ['live-styles', 'beside-form']
  .map((name) => `<script type="module" src="/build/dev/${name}.ts"></script>`)
  .join('');

/** The editor may show another page while one turns into the next, which Chromium calls an error. */
const framedStyle = '<style>@view-transition { navigation: none }</style>';

export function createPages(vite: ViteDevServer) {
  const runner = createServerModuleRunner(vite.environments.ssr, {
    hmr: false,
    // Node's own source maps are worked out for every module, also when no error asks for them.
    sourcemapInterceptor: 'prepareStackTrace',
  });
  let hasChanged = false;
  /** Of the code alone, so that it is the same whatever the texts say. */
  let inlineScript: Promise<string> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /**
   * One after another, and each with modules that were all evaluated after the last change: modules of two states
   * never meet. What a change overtakes is done once more.
   */
  function use<Result>(work: (site: RenderedSite) => Promise<Result>): Promise<Result> {
    const result = last.then(async () => {
      for (let attempt = 1; ; attempt += 1) {
        if (hasChanged) runner.clearCache();
        hasChanged = false;
        const [outcome] = await Promise.allSettled([loadSite().then(work)]);
        if (hasChanged && attempt < 5) continue;
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      }
    });
    last = result.catch(() => {});
    return result;
  }

  async function loadSite(): Promise<RenderedSite> {
    const prerender: typeof Prerender = await runner.import('/src/document/prerender.tsx');
    const assets = async () => {
      inlineScript ??= buildInlineScript(prerender);
      return {
        css: await currentStyles(),
        inlineScript: disableDevtoolsHint + (await inlineScript),
        module: '/src/browser/page.ts',
      };
    };
    return { prerender, assets };
  }

  /** The styles of everything rendered since the last change, in import order: what a build has in its documents. */
  async function currentStyles() {
    const urls = [...runner.evaluatedModules.idToModuleMap.values()]
      .map(({ url }) => url)
      .filter((url) => url.endsWith('.css'));
    const modules = await Promise.all(urls.map((url) => runner.import(`${url}?inline`)));
    return modules.map((module) => String(module.default)).join('\n');
  }

  /** What Vite puts into a head. Into that of another document: it would parse all of the page, which takes long. */
  async function scriptsOf(address: URL): Promise<string> {
    const html = await vite.transformIndexHtml(address.href, '<head></head>');
    return html.replace(/<\/?head>/g, '');
  }

  async function renderPage(
    { prerender, assets }: RenderedSite,
    address: URL,
    isFramed: boolean,
  ): Promise<Rendered> {
    const { defaultLanguage, feeds, languageCodes, newAddress, pageAt, redirects, renderDocument } =
      prerender;
    const isFeed = languageCodes.some((code) => feedPath(code) === address.pathname);
    const feed = isFeed && feeds()[address.pathname];
    if (feed) return { status: 200, html: feed, type: 'application/atom+xml' };
    const page = pageAt(address.pathname);
    const moved = page === 'not-found' ? newAddress(redirects, address) : undefined;
    if (moved !== undefined) return { status: 308, html: '', location: moved };
    const asked = address.searchParams.get('lang');
    const language = languageCodes.find((code) => code === asked) ?? defaultLanguage;
    const html = await renderDocument(page, language, { ...(await assets()), css: stylesMark });
    const css = await currentStyles();
    const scripts = await scriptsOf(address);
    return {
      status: page === 'not-found' ? 404 : 200,
      html:
        html
          .replace(stylesMark, () => css)
          .replace('<head>', (begin) => begin + scripts)
          .replace('</head>', (end) => (isFramed ? framedStyle : '') + end) + ownScripts,
    };
  }

  async function renderStitches(): Promise<Rendered> {
    const { renderStitches: render }: typeof StitchesPage = await runner.import(
      '/build/dev/stitches-page.tsx',
    );
    return { status: 200, html: render(await currentStyles()) };
  }

  return {
    use,
    /** @param isFramed - whether the page is shown in a frame, beside the form of the editor */
    render: (address: URL, isFramed: boolean) =>
      use((site) =>
        address.pathname === '/stitches' ? renderStitches() : renderPage(site, address, isFramed),
      ),
    /** Whether a page was made from a file. */
    has: (file: string) => vite.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined,
    /** Notes that a file was written, added or removed. Vite notes it too, but a little later. */
    change(file: string, isOfStudio: boolean): void {
      hasChanged = true;
      if (!isOfStudio) inlineScript = undefined;
      for (const { moduleGraph } of Object.values(vite.environments)) {
        moduleGraph.onFileChange(file);
        for (const id of isOfStudio ? studioModules : []) {
          const module = moduleGraph.getModuleById(id);
          if (module) moduleGraph.invalidateModule(module);
        }
      }
    },
  };
}
