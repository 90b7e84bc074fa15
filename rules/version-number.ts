const DIGITS = 12;

/**
 * A text that sorts as version numbers do when compared byte by byte: each number is padded, so that 9.10 comes
 * after 9.9 (design §4, `is_latest`), and a pre-release such as 9.10-beta comes before 9.10.
 */
export function versionKey(versionNumber: string): string {
  const [, core = '', suffix = ''] = /^v?([\d.]*)(.*)$/su.exec(versionNumber.trim().toLowerCase()) ?? [];
  const numbers = core.split('.').filter(Boolean).map(pad).join('.');
  // In ASCII '!' < '-' < '.': a suffix sorts below the bare number, which sorts below a longer one.
  return suffix ? `${numbers}!${suffix.replace(/\d+/gu, pad)}` : `${numbers}-`;
}

function pad(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/u, '');
  if (significant.length <= DIGITS) return significant.padStart(DIGITS, '0');
  // ':' is above every digit, so a longer number ranks above a padded one, and by its length among its like.
  return `:${String(significant.length).padStart(3, '0')}${significant}`;
}

/** The dotted numbers a version number begins with: [9, 10] for v9.10-beta. */
export function versionNumbers(versionNumber: string): number[] {
  const [, core = ''] = /^v?([\d.]*)/u.exec(versionNumber.trim().toLowerCase()) ?? [];
  return core.split('.').filter(Boolean).map(Number);
}
