/**
 * In how many columns so many pictures make the fullest rows: 5 for 10, 4 for 8, 3 for 9. Between rows that
 * are as full, the wider ones.
 */
export function samplerColumns(count: number): number {
  if (count <= 5) return Math.max(count, 3);
  const lastRow = (columns: number) => (count % columns || columns) / columns;
  return [5, 4, 3].reduce((best, columns) => (lastRow(columns) > lastRow(best) ? columns : best));
}
