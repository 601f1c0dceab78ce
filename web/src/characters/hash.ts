/** FNV-1a: the same number for the same text, in every browser. */
export function hash(text: string): number {
  let found = 0x811c9dc5;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return found >>> 0;
}
