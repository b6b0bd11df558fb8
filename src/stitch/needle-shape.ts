/** A needle as path data in cells, pointing right, with its eye at 0 0. */
export const needleShape = {
  /** Stuck through cloth: the part under the cloth is left out. */
  inCloth:
    'M-1.8 0q.3-1 2-1L11-.5q.6.5 0 1L.2 1q-1.7 0-2-1zm1.1 0q.1.4.8.4h1.5q.5 0 .5-.4t-.5-.4H.1q-.7 0-.8.4zM12.8-.4 17.2 0l-4.4.4q-.5-.4 0-.8z',
  /** Lying on the cloth. */
  whole:
    'M-1.8 0q.3-1 2-1L11-.6 17.2 0 11 .6.2 1q-1.7 0-2-1zm1.1 0q.1.4.8.4h1.5q.5 0 .5-.4t-.5-.4H.1q-.7 0-.8.4z',
  shine: 'm3-.4 7.8.2',
};
