import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { sha256 } from '../sha256.ts'

export type SigningKey = {
  /** Identifies the public key in signed texts. */
  id: string
  /** 32 bytes, base64url. */
  public_key: string
  /** Ed25519 signature of the text as UTF-8; base64url. */
  sign(text: string): string
}

/** PKCS #8 header of an Ed25519 private key (RFC 8410); the seed follows it. */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derives the key pair from a 32-byte seed, so that every machine with the same secret has the same key. */
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
