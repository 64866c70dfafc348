import { createPublicKey, verify } from 'node:crypto'
import type { SigningKey } from '../../../platform/access/signing-key.ts'
import { sha256 } from '../../../platform/sha256.ts'

/** Signed notes as in C2SP: text ending in a newline, an empty line, signature lines. */
const ED25519 = 1

const idOf = (name: string, key: Uint8Array): Buffer =>
  sha256(`${name}\n`, Buffer.of(ED25519), key).subarray(0, 4)

/** The public key in the format of note verifiers. */
export function verifierOf(name: string, { public_key }: Pick<SigningKey, 'public_key'>): string {
  const key = Buffer.from(public_key, 'base64url')
  const typed = Buffer.concat([Buffer.of(ED25519), key]).toString('base64')
  return `${name}+${idOf(name, key).toString('hex')}+${typed}`
}

export function signNote(name: string, key: SigningKey, text: string): string {
  const id = idOf(name, Buffer.from(key.public_key, 'base64url'))
  const signed = Buffer.concat([id, Buffer.from(key.sign(text), 'base64url')]).toString('base64')
  return `— ${name} ${signed}\n`
}

/** Whether one of these keys signed the text. */
export function isSigned(text: string, signature: string, verifiers: readonly string[]): boolean {
  const [, name, signed] = /^— (\S+) (\S+)\n$/.exec(signature) ?? []
  const bytes = Buffer.from(signed ?? '', 'base64')
  return verifiers.some((verifier) => {
    const [, of, id = '', typed = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(verifier) ?? []
    if (of !== name || bytes.length !== 68 || bytes.subarray(0, 4).toString('hex') !== id) return false
    const x = Buffer.from(typed, 'base64').subarray(1).toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text, 'utf8'), key, bytes.subarray(4))
  })
}
