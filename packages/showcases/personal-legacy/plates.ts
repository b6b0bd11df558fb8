/** How a photograph is printed: the drawing itself is in plates/, in greys. */
export type Plate = {
  ink: string;
  paper: string;
  /** Direction of the engraved lines, in radians. */
  angle: number;
  /** An area coloured by hand after printing, as a path on the drawing. */
  tint?: { area: string; color: string };
};

const sepia = { ink: '#2b1d12', paper: '#f0e3c8' };
const album = { ink: '#2a2320', paper: '#f1e9d8' };
const silver = { ink: '#1b2022', paper: '#eceadf' };

/** The paper and the ink age with the decades, from sepia to a holiday's blue. */
export const plates: Record<string, Plate> = {
  storm: { ...sepia, angle: 0.5 },
  flour: { ...sepia, angle: -0.4 },
  beach: { ...album, angle: 0.05 },
  bicycle: { ...album, angle: -0.22 },
  wall: {
    ...silver,
    angle: 0.3,
    tint: { area: 'M180 160a25 21 0 1 0 50 0a25 21 0 1 0-50 0', color: '#b3202a' },
  },
  lens: { ...silver, angle: 1.2 },
  kite: { ink: '#123238', paper: '#f3e7cf', angle: -0.08 },
};
