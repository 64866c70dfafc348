import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { sha256 } from '../sha256.ts'

export type SigningKey = {
  /** Names the public key in a signed text. */
  id: string
  /** 32 bytes, base64url. */
  public_key: string
  /** Ed25519 over the UTF-8 of a text; base64url. */
  sign(text: string): string
}

/** The fixed head of an Ed25519 private key in PKCS #8 (RFC 8410); the seed follows. */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key pair that a seed of 32 bytes stands for: the same on every machine that has the same secret. */
export function signingKey(seed: Uint8Array): SigningKey {
  const key: KeyObject = createPrivateKey({
    key: Buffer.concat([HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const public_key = createPublicKey(key).export({ format: 'jwk' }).x ?? ''
  return {
    id: sha256(Buffer.from(public_key, 'base64url')).toString('base64url').slice(0, 8),
    public_key,
    sign: (text) => sign(null, Buffer.from(text, 'utf8'), key).toString('base64url'),
  }
}
