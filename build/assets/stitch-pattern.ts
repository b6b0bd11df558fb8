import { colour } from './colours.ts';

/**
 * A single stitch as an SVG pattern, like that of src/stitch/stitch-art.tsx, for self-contained files.
 * @param id - the id of the pattern
 * @param thread - the attributes that set the colour
 * @param glow - the opacity of the glow around the stitch, 0 to 1
 */
export const stitchPattern = (id: string, thread: string, glow = 0): string =>
  `<pattern id="${id}" x="-.5" y="-.5" width="1" height="1" patternUnits="userSpaceOnUse"><g fill="none" ${thread} stroke-width=".4" stroke-linecap="round">${glow ? `<path d="M.5.5h0" stroke-width="1.1" opacity="${glow}"/>` : ''}<path d="M.19.81.81.19"/><path d="M.19.81.81.19" style="stroke:${colour('shade')}" opacity=".1"/><path d="M.25.25.75.75" style="stroke:${colour('shade')}" opacity=".14" stroke-width=".5" stroke-linecap="butt"/><path d="M.19.19.81.81"/><path d="M.22.22.78.78" style="stroke:${colour('shine')}" opacity=".3" stroke-width=".1"/></g></pattern>`;
