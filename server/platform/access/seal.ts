import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

type Keys = readonly Uint8Array[]

/** Encrypts a text with the first key, bound to `owner`: copied to another owner's row it cannot be decrypted. */
export function seal(text: string, owner: string, [key]: Keys): Buffer {
  if (!key) throw new Error('There is no key to seal with.')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts a sealed text and says whether an old key was used; null if no key fits. */
export function unseal(sealed: Buffer, owner: string, keys: Keys): { text: string; isOld: boolean } | null {
  for (const [index, key] of keys.entries()) {
    try {
      const opened = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const text = Buffer.concat([opened.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), opened.final()])
      return { text: text.toString('utf8'), isOld: index > 0 }
    } catch {
      // Encrypted with another key: try the next.
    }
  }
  return null
}
