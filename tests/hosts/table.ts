/** A table of hosts and checks, as text. */

/** Cells by check, in the order of `hosts`. */
export function table(hosts: string[], rows: [name: string, cells: string[]][]): string {
  const first = Math.max(...rows.map(([name]) => name.length));
  const widths = hosts.map((host) => Math.max(host.length, 'FAILED'.length));
  const line = (name: string, cells: string[]) =>
    `| ${name.padEnd(first)} | ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = line(
    '-'.repeat(first),
    widths.map((width) => '-'.repeat(width)),
  );
  return [line('', hosts), rule, ...rows.map(([name, cells]) => line(name, cells))].join('\n');
}
