/** SHA-256 in hexadecimal. Over plain HTTP, as in an office network, there is no `crypto.subtle`: a library computes it. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await digestOf(bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function digestOf(bytes: ArrayBuffer): Promise<ArrayBuffer | Uint8Array> {
  if (globalThis.crypto?.subtle) return crypto.subtle.digest('SHA-256', bytes)
  const { sha256 } = await import('@noble/hashes/sha2')
  return sha256(new Uint8Array(bytes))
}
