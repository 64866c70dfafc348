import { randomBytes } from 'node:crypto'
import { within } from '@gida/contract/shared/files/read-der'
import { sha256 } from '../../sha256.ts'
import { bool, int, nothing, octets, oid, sequence } from './der.ts'
import type { AskTime } from './sign-digest.ts'

const SHA256 = '2.16.840.1.101.3.4.2.1'
const WAIT_MS = 8_000
const MOST_BYTES = 12_000
/** GRANTED, and GRANTED_WITH_MODS. */
const GRANTED = [0, 1]

/** Asks a time-stamping authority (RFC 3161) to stamp a signature. If it does not answer there is no stamp, and the seal is still valid. */
export const askTimeOf =
  (url: string | null): AskTime =>
  async (signature) => {
    if (!url) return null
    const hash = sha256(signature)
    const nonce = Buffer.concat([Buffer.from([1]), randomBytes(7)])
    const imprint = sequence(sequence(oid(SHA256), nothing()), octets(hash))
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
        body: new Uint8Array(sequence(int(1), imprint, int(nonce), bool(true))),
        signal: AbortSignal.timeout(WAIT_MS),
      })
      return answer.ok ? stampIn(Buffer.from(await answer.arrayBuffer()), { hash, nonce }) : null
    } catch {
      return null
    }
  }

/** The token in a response, if it answers this request. */
function stampIn(answer: Buffer, { hash, nonce }: { hash: Buffer; nonce: Buffer }): Buffer | null {
  const status = within(answer, 0, 0, 0)?.body[0]
  const token = within(answer, 0, 1)
  if (status === undefined || !GRANTED.includes(status) || !token || token.whole.length > MOST_BYTES)
    return null
  const stamp = Buffer.from(token.whole)
  return stamp.includes(hash) && stamp.includes(nonce) ? stamp : null
}
