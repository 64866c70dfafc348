import {
  fromBase64Url,
  readCode,
  type SignedReceipt,
  toBase64Url,
} from '@gida/contract/domains/receipts/signed-receipt'
import { verifyAsync } from '@noble/ed25519'
import type { CheckedState } from '#words/receipt-verdicts'

export type PublicKey = { id: string; public_key: string }
export type Checked = { state: CheckedState; receipt: SignedReceipt | null }

/** Online lookups; null if offline. */
export type Ask = {
  keys(): Promise<PublicKey[] | null>
  standing(number: string, digest: string): Promise<'GENUINE' | 'VOIDED' | 'UNKNOWN' | null>
}

/** Checks a code with the page's keys. The signature alone decides; online lookups only add to it. */
export async function checkCode(code: string, pinned: readonly PublicKey[], ask: Ask): Promise<Checked> {
  const read = readCode(code)
  if (!read) return { state: 'UNREADABLE', receipt: null }
  const { receipt, text, signature } = read
  const key = find(pinned, receipt) ?? find((await ask.keys()) ?? [], receipt)
  const bytes = key && fromBase64Url(key.public_key)
  if (!bytes) return { state: 'FOREIGN', receipt: null }
  const message = new TextEncoder().encode(text)
  const fits = await verifyAsync(signature, message, bytes).catch(() => false)
  if (!fits) return { state: 'ALTERED', receipt: null }
  const digest = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', message)))
  return { state: (await ask.standing(receipt.number, digest)) ?? 'OFFLINE', receipt }
}

const find = (keys: readonly PublicKey[], { key_id }: SignedReceipt) => keys.find((key) => key.id === key_id)
