/**
 * The number of columns, 3 to 5, that fills the last row best: 5 for 10, 4 for 8, 3 for 9. If several do,
 * the largest.
 */
export function samplerColumns(count: number): number {
  if (count <= 5) return Math.max(count, 3);
  const lastRow = (columns: number) => (count % columns || columns) / columns;
  return [5, 4, 3].reduce((best, columns) => (lastRow(columns) > lastRow(best) ? columns : best));
}
