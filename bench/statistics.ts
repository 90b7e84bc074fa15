/** The median and the range of the measured rounds. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [below = NaN, above = NaN] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return { median: (below + above) / 2, least: sorted.at(0) ?? NaN, most: sorted.at(-1) ?? NaN };
}

export const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toPrecision(2);

export const withSpread = ({ median, least, most }: Spread): string =>
  `${rounded(median)} (${rounded(least)}-${rounded(most)})`;

/** Prints rows as a Markdown table. */
export function printTable(title: string, rows: readonly Record<string, string>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(line(names));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows) console.log(line(names.map((name) => row[name] ?? '')));
}
