import { createHash } from 'node:crypto'

/** SHA-256 over texts (as UTF-8) and bytes, concatenated. */
export function sha256(...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The same as 64 hexadecimal digits. */
export const sha256Hex = (...parts: (string | Uint8Array)[]): string => sha256(...parts).toString('hex')
