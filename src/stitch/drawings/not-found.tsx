import { UnravelledArt } from '../unravelled-art.tsx';

export const drawings = { unravelled: <UnravelledArt /> };
