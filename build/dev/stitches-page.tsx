/**
 * The page `/stitches` of the development server: every stitch map with its name, drawn as on the site, and
 * its mistakes. It is not part of a build.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { StitchArt, StitchDefs } from '../../src/stitch/stitch-art.tsx';
import { mapMistakes, mapsIn } from '../../src/stitch/stitch-map.ts';
import { inStudio } from '../../src/studio/folder.ts';
import '../../src/styles/tokens.css';

const modules = import.meta.glob<Record<string, unknown>>(
  // hero.ts composes the other maps.
  ['#studio/stitches/**/*.ts', '!#studio/stitches/hero.ts'],
  { eager: true },
);

const maps = Object.entries(modules).flatMap(([file, exported]) =>
  mapsIn(exported, file.replace(/.*\/stitches\//, '').replace('.ts', '')),
);

/** @param styles - the CSS of the components on the page */
export function renderStitches(styles: string): string {
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
          {maps.map(([name, map]) => {
            const mistakes = mapMistakes(name, map);
            return (
              <li key={name}>
                <h2>{name}</h2>
                <p>{`${map[0]?.length ?? 0} × ${map.length} cells`}</p>
                {mistakes.length > 0 ? (
                  mistakes.map((mistake) => <strong key={mistake}>{mistake}</strong>)
                ) : (
                  <StitchArt map={map} />
                )}
              </li>
            );
          })}
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
  strong { display: block; color: var(--danger); }
  li svg { width: 100%; max-height: 14rem; overflow: visible; }
`;
