/**
 * Decodes UTF-8 or UTF-16, as PowerShell and Notepad save it. Returns `null` for any other encoding.
 * The byte order mark decides; without one a zero byte beside the first character does, since JSON begins with ASCII.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  try {
    // TextDecoder removes the byte order mark.
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== undefined && first !== 0 && second === 0) return 'utf-16le'
  return first === 0 && second !== undefined && second !== 0 ? 'utf-16be' : 'utf-8'
}
