/** Valid bodies have a few levels; parsing hundreds of thousands takes a second. */
const MAX_DEPTH = 64;

export function isTooDeep(text: string) {
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

/** The index of the closing quotation mark, or the length of the text. */
function endOfString(text: string, start: number) {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (end !== -1 && isEscaped(text, end));
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, index: number) {
  let backslashes = 0;
  while (text[index - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
