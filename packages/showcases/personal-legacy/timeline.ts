/** The decade being read: that of the last chapter whose top (px from the viewport's top) has passed the line. */
export function currentDecade(
  tops: readonly { decade: string; top: number }[],
  line: number,
): string | null {
  let current = tops[0]?.decade ?? null;
  for (const { decade, top } of tops) if (top <= line) current = decade;
  return current;
}

/** Where an arrow, Home or End key leads in a list of links; null for any other key. */
export function nextIndex(key: string, index: number, length: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(index + 1, length - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}
