/**
 * The text of a file that a spreadsheet wrote: UTF-8, UTF-16 with its mark or recognisable without, or else the encoding of Windows in Western
 * Europe. No bytes are refused.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // In UTF-16, each Western letter has a zero byte beside it.
  const start = bytes.subarray(0, 200);
  const isEmpty = (at: number) => start.length > 3 && start.every((byte, index) => index % 2 !== at || byte === 0);
  return isEmpty(1) ? 'utf-16le' : isEmpty(0) ? 'utf-16be' : null;
}
