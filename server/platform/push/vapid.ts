import { createECDH, createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'

const HOURS = 12

/** Identifies us to push services (RFC 8292): a key pair from a seed, and a token per service. */
export function makeVapid(seed: Uint8Array, subject: string) {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(seed))
  const point = ecdh.getPublicKey()
  const publicKey = point.toString('base64url')
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: Buffer.from(seed).toString('base64url') },
      ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    },
  })
  return {
    publicKey,
    authorizationFor: async (endpoint: string, now: Date): Promise<string> => {
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(new URL(endpoint).origin)
        .setExpirationTime(Math.floor(now.getTime() / 1_000) + HOURS * 3_600)
        .setSubject(subject)
        .sign(privateKey)
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}
