const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** The size in bytes, for sorting. A number means bytes, "120 MB" is parsed; -1 if there is no size. */
export function bytesIn(size: string | null): number {
  const [, number, unit = 'B'] = /^([\d.]+)\s*([kmgt]?b)?$/iu.exec(size?.trim() ?? '') ?? [];
  return number === undefined ? -1 : Number(number) * 1024 ** UNITS.indexOf(unit.toUpperCase());
}
