import type { DifferenceReason } from '@gida/contract/domains/settlements/settlement'
import type { Tx } from '../../../platform/db/db.ts'

type OwnDifference = {
  invoice_payment_id: string
  reference: string
  /** Null if there was no settlement. */
  provider_id: string | null
  reason: DifferenceReason
  expected: number
  reported: number
}

/** Queues a difference about Gida's own money, visible only to the super admin; one row per cause. */
export async function noteOwnDifference(tx: Tx, found: OwnDifference): Promise<void> {
  const { provider_id, reason, reference } = found
  await tx
    .insertInto('settlement_difference')
    .values({ ...found, key: `platform:${provider_id ?? 'none'}:${reason}:${reference}`, amount: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Closes differences of a payment that was missing or not known as paid. */
export async function closeOwnDifferences(tx: Tx, invoice_payment_id: string, note: string): Promise<void> {
  await tx
    .updateTable('settlement_difference')
    .set({ closed_at: tx.now, note })
    .where('invoice_payment_id', '=', invoice_payment_id)
    .where('reason', 'in', ['MISSING', 'UNKNOWN_PAYMENT'])
    .where('closed_at', 'is', null)
    .execute()
}
