/**
 * Text in UTF-8 or UTF-16, as PowerShell, Notepad and others save it; `null`: it is neither. A byte order mark says which, else a zero
 * beside the first character: JSON begins with ASCII.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  try {
    // A byte order mark is dropped.
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
