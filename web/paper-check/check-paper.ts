import { readSeal, type SealKey } from '@gida/contract/domains/signing/read-seal'
import type { PaperState } from '#words/paper-verdicts'

export type CheckedPaper = { state: PaperState; sha256: string; sealed_at: string | null }
type Standing = { state: 'SEALED' | 'SENT' | 'OVER' | 'UNKNOWN'; sealed_at: string | null }

/** Online lookups; null if offline. */
export type Ask = {
  keys(): Promise<SealKey[] | null>
  standing(sha256: string): Promise<Standing | null>
}

/** Checks a file with the page's keys: first the seal, then the file's hash against the server's records. */
export async function checkPaper(
  bytes: Uint8Array<ArrayBuffer>,
  pinned: readonly SealKey[],
  ask: Ask,
): Promise<CheckedPaper> {
  const sha256 = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const standing = await ask.standing(sha256)
  let seal = await readSeal(bytes, pinned)
  if (seal === 'FOREIGN' && standing) seal = await readSeal(bytes, (await ask.keys()) ?? [])
  return { state: stateOf(seal, standing), sha256, sealed_at: standing?.sealed_at ?? null }
}

/** A valid seal on a file that is not on record was made for other bytes, so the file was altered. */
function stateOf(seal: Awaited<ReturnType<typeof readSeal>>, standing: Standing | null): PaperState {
  if (seal === 'ALTERED') return 'ALTERED'
  if (!standing) return seal === 'GENUINE' ? 'OFFLINE' : 'UNKNOWN'
  if (standing.state === 'SEALED') return seal === 'GENUINE' ? 'GENUINE' : 'ALTERED'
  return seal === 'GENUINE' ? 'ALTERED' : standing.state
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
