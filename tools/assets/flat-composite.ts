/** The picture of a laptop with a phone before it, as a page that the camera of pictures.ts shoots. */
import { pictureKinds } from '../../src/pages/home/project-pictures.ts';

/**
 * The page; it needs nothing but itself, and its ground is transparent: the picture lies on the
 * dark stage of the projects section, and its shadows with it.
 */
export function compositePage(shots: { desktop: Buffer; mobile: Buffer }): string {
  const source = (shot: Buffer) => `data:image/png;base64,${shot.toString('base64')}`;
  return `<!doctype html><style>${layout}</style>
    <div class="ground"></div>
    <div class="laptop"><div class="lid"><img src="${source(shots.desktop)}"></div><div class="base"></div></div>
    <div class="phone"><img src="${source(shots.mobile)}"></div>`;
}

const { width, height } = pictureKinds.flat;

/** The same bodies as those of device-stage.module.css, seen from straight ahead. */
const layout = `
  * { box-sizing: border-box; }
  body { margin: 0; position: relative; width: ${width}px; height: ${height}px; overflow: hidden; }
  img { display: block; width: 100%; }
  .ground { position: absolute; left: 30px; right: 60px; top: 736px; height: 44px; border-radius: 50%;
    background: #000; opacity: .55; filter: blur(20px); }
  .laptop { position: absolute; left: 8px; top: 22px; width: 1128px; }
  .lid { position: relative; margin: 0 34px; padding: 18px 16px 22px; border-radius: 26px 26px 4px 4px;
    background: linear-gradient(#101027, #0b0b20);
    box-shadow: inset 0 0 0 2px #4a4a7d, inset 0 3px 1px #6a6aa0; }
  .lid::before { content: ''; position: absolute; left: 50%; top: 8px; width: 5px; height: 5px; margin-left: -2px;
    border-radius: 50%; background: #3b3b6b; }
  .lid img { border-radius: 7px; }
  .base { position: relative; height: 24px; border-radius: 3px 3px 22px 22px;
    background: linear-gradient(#8080b4, #5c5c93 12%, #4a4a7d 45%, #26264f); }
  .base::before { content: ''; position: absolute; left: 50%; width: 170px; height: 9px; margin-left: -85px;
    border-radius: 0 0 10px 10px; background: linear-gradient(#2b2b58, #3f3f70); }
  .phone { position: absolute; right: 14px; top: 196px; width: 292px; padding: 11px; border-radius: 38px;
    background: #0b0b20;
    box-shadow: inset 0 0 0 2px #6a6aa0, inset 0 0 0 4px #2b2b58, -14px 22px 44px rgb(4 4 20 / 55%), 0 6px 14px rgb(4 4 20 / 40%); }
  .phone img { border-radius: 27px; }
`;
