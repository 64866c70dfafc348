import type { ReceiptCheck, ReceiptKey } from '@gida/contract/domains/receipts/receipt-check'
import type { Tx } from '../../../platform/db/db.ts'
import { digestOf } from './sign-receipt.ts'

/** All public keys that have signed receipts here, newest first. */
export function listReceiptKeys(tx: Tx): Promise<ReceiptKey[]> {
  return tx.selectFrom('receipt_key').select(['id', 'public_key']).orderBy('first_used_at', 'desc').execute()
}

/** Current status of a receipt for its holder: requires the digest of its signed text, so that numbers cannot be probed. */
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
