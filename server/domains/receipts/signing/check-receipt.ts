import type { ReceiptCheck, ReceiptKey } from '@gida/contract/domains/receipts/receipt-check'
import type { Tx } from '../../../platform/db/db.ts'
import { digestOf } from './sign-receipt.ts'

/** The public keys that ever signed a receipt here, newest first. */
export function listReceiptKeys(tx: Tx): Promise<ReceiptKey[]> {
  return tx.selectFrom('receipt_key').select(['id', 'public_key']).orderBy('first_used_at', 'desc').execute()
}

/**
 * The status of a receipt today, for somebody who holds it: the digest of its signed text has to fit, so that nobody
 * learns anything by trying numbers.
 */
export async function checkReceipt(
  tx: Tx,
  { number, digest }: { number: string; digest: string },
): Promise<ReceiptCheck> {
  const receipt = await tx
    .selectFrom('receipt')
    .select(['status', 'signed_text'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (!receipt?.signed_text || digestOf(receipt.signed_text) !== digest) return { state: 'UNKNOWN' }
  return { state: receipt.status === 'VOIDED' ? 'VOIDED' : 'GENUINE' }
}
