/** The flat picture of a laptop with a phone in front, as a page that picture-sizes.ts takes a screenshot of. */

import { pictureKinds } from '../../src/pages/home/project-pictures.ts';
import { colour, mixed } from './colours.ts';

/**
 * A self-contained page with a transparent background: the picture and its shadows are shown on the dark
 * projects section.
 */
export function compositePage(shots: { desktop: Buffer; mobile: Buffer }): string {
  const source = (shot: Buffer) => `data:image/png;base64,${shot.toString('base64')}`;
  return `<!doctype html><style>${layout}</style>
    <div class="ground"></div>
    <div class="laptop"><div class="lid"><img src="${source(shots.desktop)}"></div><div class="base"></div></div>
    <div class="phone"><img src="${source(shots.mobile)}"></div>`;
}

const { width, height } = pictureKinds.flat;

const body = colour('device-1');
const groove = colour('device-2');
const edge = colour('device-4');
const lit = mixed('device-4', 'shine', 0.18);

/** The same devices as in device-stage.module.css, seen from the front. */
const layout = `
  * { box-sizing: border-box; }
  body { margin: 0; position: relative; width: ${width}px; height: ${height}px; overflow: hidden; }
  img { display: block; width: 100%; }
  .ground { position: absolute; left: 30px; right: 60px; top: 800px; height: 44px; border-radius: 50%;
    background: #000; opacity: .55; filter: blur(20px); }
  .laptop { position: absolute; left: 8px; top: 86px; width: 1128px; }
  .lid { position: relative; margin: 0 34px; padding: 18px 16px 22px; border-radius: 26px 26px 4px 4px;
    background: linear-gradient(${mixed('device-1', 'shine', 0.02)}, ${body});
    box-shadow: inset 0 0 0 2px ${edge}, inset 0 3px 1px ${lit}; }
  .lid::before { content: ''; position: absolute; left: 50%; top: 8px; width: 5px; height: 5px; margin-left: -2px;
    border-radius: 50%; background: ${colour('device-3')}; }
  .lid img { border-radius: 7px; }
  .base { position: relative; height: 24px; border-radius: 3px 3px 22px 22px;
    background: linear-gradient(${mixed('device-4', 'shine', 0.3)}, ${mixed('device-4', 'shine', 0.1)} 12%, ${edge} 45%, ${groove}); }
  .base::before { content: ''; position: absolute; left: 50%; width: 170px; height: 9px; margin-left: -85px;
    border-radius: 0 0 10px 10px; background: linear-gradient(${groove}, ${colour('device-3')}); }
  .phone { position: absolute; right: 14px; top: 20px; width: 400px; padding: 14px; border-radius: 52px;
    background: ${body};
    box-shadow: inset 0 0 0 2px ${lit}, inset 0 0 0 4px ${groove}, -14px 22px 44px rgb(4 4 20 / 55%), 0 6px 14px rgb(4 4 20 / 40%); }
  .phone img { border-radius: 38px; }
`;
