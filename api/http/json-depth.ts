/** No body of ours is nested deeper than a few levels; parsing hundreds of thousands of them takes a second. */
const MAX_DEPTH = 64;

/** Whether a JSON text nests its arrays and objects deeper than 64 levels; brackets inside strings do not count. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** The index of the quotation mark that ends the string which begins at `start`; that of the text's end where there is none. */
function endOfString(text: string, start: number): number {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (end !== -1 && isEscaped(text, end));
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, index: number): boolean {
  let backslashes = 0;
  while (text[index - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
