/**
 * The page `/stitches` of the development server: every drawing with its name, as on the site. It is not part of a
 * build.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { drawings, icons } from '../../src/in-force/stitches.ts';
import { StitchArt, StitchDefs } from '../../src/stitch/stitch-art.tsx';
import { inStudio } from '../../src/studio/folder.ts';
import '../../src/styles/tokens.css';

/** @param styles - the CSS of the components on the page */
export function renderStitches(styles: string): string {
  const maps = Object.entries({ drawings, ...icons }).flatMap(([group, own]) =>
    Object.entries(own).map(([name, map]) => [`${group} ${name}`, map] as const),
  );
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Stitches</title>
        <style>{styles + layout}</style>
      </head>
      <body>
        <StitchDefs />
        <h1>
          {maps.length} maps in {inStudio('stitches')}
        </h1>
        <ul>
          {maps.map(([name, map]) => (
            <li key={name}>
              <h2>{name}</h2>
              <p>{`${map[0]?.length ?? 0} × ${map.length} cells`}</p>
              <StitchArt map={map} />
            </li>
          ))}
        </ul>
      </body>
    </html>,
  )}`;
}

const layout = `
  body { margin: 2rem; font: 1rem/1.4 sans-serif; color: var(--ink); background: var(--linen); }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 2rem; padding: 0; list-style: none; }
  h2 { margin: 0; font-size: 1rem; }
  p { margin: 0 0 .5rem; color: var(--ink-soft); }
  li svg { width: 100%; max-height: 14rem; overflow: visible; }
`;
