/** Pieces of SVG that the artwork and the icons of browsers are drawn with. */

export type Point = readonly [x: number, y: number];

/**
 * Rounds to one decimal: finer than a screen shows, and coarse enough to hide the different floating-point results of
 * machines.
 */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function at([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function degrees(angle: number): number {
  return (angle * Math.PI) / 180;
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export function svg(width: number, height: number, ...content: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>\n`;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

export function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

export function linearGradient(id: string, [x1, y1]: Point, [x2, y2]: Point, ...list: Stop[]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

export function bar(x: number, y: number, width: number, height: number, fill: string, radius = height / 2): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" fill="${fill}"/>`;
}

export function dot(center: Point, radius: number, fill: string): string {
  return `<circle cx="${round(center[0])}" cy="${round(center[1])}" r="${round(radius)}" fill="${fill}"/>`;
}

/** A square with smooth corners in the form of a superellipse. */
export function softSquare(size: number): string {
  const [near, far] = [round(size * 0.31), round(size * 0.69)];
  const [start, end] = [round(size * 0.07), round(size * 0.93)];
  return `M0 ${near}C0 ${start} ${start} 0 ${near} 0H${far}C${end} 0 ${size} ${start} ${size} ${near}V${far}C${size} ${end} ${end} ${size} ${far} ${size}H${near}C${start} ${size} 0 ${end} 0 ${far}Z`;
}

/** A four-pointed star. `waist` is the distance between its sides and its centre, `turn` is its angle in degrees. */
export function spark([x, y]: Point, radius: number, waist = 0.16, turn = 0): string {
  const tip = (quarter: number): Point => polar([x, y], radius, turn + 90 * quarter - 90);
  const hollow = (quarter: number): Point => polar([x, y], radius * waist * Math.SQRT2, turn + 90 * quarter - 45);
  const sides = range(4).map((quarter) => `Q${at(hollow(quarter))} ${at(tip(quarter + 1))}`);
  return `M${at(tip(0))}${sides.join('')}Z`;
}

export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(degrees(angle)), y + radius * Math.sin(degrees(angle))];
}
