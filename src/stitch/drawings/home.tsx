import { HeroArt } from '../hero-art.tsx';

export const drawings = { hero: <HeroArt /> };
