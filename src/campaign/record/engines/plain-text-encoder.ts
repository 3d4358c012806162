/** Text as UTF-8 where there is nothing but the language: an engine does not ask its host for it. */
export class TextEncoder {
  encode(text: string): Uint8Array {
    const bytes = new Uint8Array(text.length * 3);
    let length = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit < 0x80) {
        bytes[length++] = unit;
        continue;
      }
      const letter = codePoint(text, at);
      if (letter > 0xffff) at++;
      length = put(bytes, length, letter);
    }
    return bytes.subarray(0, length);
  }
}

/** Half a pair by itself is not a letter: it counts as U+FFFD. */
function codePoint(text: string, at: number): number {
  const letter = text.codePointAt(at) ?? 0xfffd;
  return letter >= 0xd800 && letter <= 0xdfff ? 0xfffd : letter;
}

/** A letter beyond ASCII; returns where the next one begins. */
function put(bytes: Uint8Array, at: number, letter: number): number {
  const more = letter < 0x800 ? 1 : letter < 0x10000 ? 2 : 3;
  bytes[at] = ([0, 0xc0, 0xe0, 0xf0][more] ?? 0) | (letter >> (6 * more));
  for (let i = 1; i <= more; i++) bytes[at + i] = 0x80 | ((letter >> (6 * (more - i))) & 0x3f);
  return at + more + 1;
}
