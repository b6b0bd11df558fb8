import { colour } from '../../build/colours.ts';

/**
 * A single stitch as an SVG pattern, drawn as src/stitch/stitch-art.tsx draws it, for pictures that
 * stand alone.
 * @param id - the pattern's
 * @param thread - the attributes that give the thread its colour
 * @param glow - how much it lights the cloth around it, 0 to 1
 */
export const stitchPattern = (id: string, thread: string, glow = 0): string =>
  `<pattern id="${id}" x="-.5" y="-.5" width="1" height="1" patternUnits="userSpaceOnUse"><g fill="none" ${thread} stroke-width=".4" stroke-linecap="round">${glow ? `<path d="M.5.5h0" stroke-width="1.1" opacity="${glow}"/>` : ''}<path d="M.19.81.81.19"/><path d="M.19.81.81.19" style="stroke:${colour('shade')}" opacity=".1"/><path d="M.25.25.75.75" style="stroke:${colour('shade')}" opacity=".14" stroke-width=".5" stroke-linecap="butt"/><path d="M.19.19.81.81"/><path d="M.22.22.78.78" style="stroke:${colour('shine')}" opacity=".3" stroke-width=".1"/></g></pattern>`;
