import type { Player } from './player.ts';

/** What is true while the page is drawn. */
export type Shown = Readonly<{
  player: Player;
  /** Announces a sentence to screen readers. */
  say: (sentence: string) => void;
  /** False if the browser refuses to keep anything. */
  isKept: boolean;
  /** The address led to a piece that there is not. */
  isAstray: boolean;
}>;
