import { render } from './render.ts';
import type { Score } from './score.ts';

export type Order = { id: string; score: Score };
export type Reply =
  | { id: string; part: number }
  | { id: string; left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> };

// Typed by hand: the worker's own types clash with the page's in one project.
const scope = self as unknown as {
  addEventListener(type: 'message', listener: (event: MessageEvent<Order>) => void): void;
  postMessage(message: Reply, transfer?: Transferable[]): void;
};

scope.addEventListener('message', ({ data: { id, score } }) => {
  let told = 0;
  const { left, right } = render(score, (part) => {
    if (part - told < 0.04 && part < 1) return;
    told = part;
    scope.postMessage({ id, part });
  });
  scope.postMessage({ id, left, right }, [left.buffer, right.buffer]);
});
