const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** How many bytes a size is, for sorting: a number is bytes, "120 MB" is read; -1 where there is none to read. */
export function bytesIn(size: string | null): number {
  const [, number, unit = 'B'] = /^([\d.]+)\s*([kmgt]?b)?$/iu.exec(size?.trim() ?? '') ?? [];
  return number === undefined ? -1 : Number(number) * 1024 ** UNITS.indexOf(unit.toUpperCase());
}
