import { success } from '../maps/success.ts';
import { StitchArt } from '../stitch-art.tsx';

export const drawings = { sent: <StitchArt map={success} entrance /> };
