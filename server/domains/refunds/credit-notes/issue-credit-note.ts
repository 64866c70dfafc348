import { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import type { CreditNoteFacts } from '@gida/contract/domains/refunds/credit-note'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { amountInWords } from '../../receipts/index.ts'

export type NotedMoney = {
  payment_id: string
  /** Exactly one of refund or dispute. */
  refund_id?: string
  dispute_id?: string
  amount: number
  reason: string
}

/**
 * Issues the credit note for a refund of a receipted payment, in the refund's transaction, so that its numbers have no
 * gaps. It refers to the receipt, which stays unchanged.
 */
export async function issueCreditNote(tx: Tx, noted: NotedMoney): Promise<void> {
  const { payment_id, refund_id = null, dispute_id = null, amount, reason } = noted
  const receipt = await tx
    .selectFrom('receipt')
    .innerJoin('estate', 'estate.id', 'receipt.estate_id')
    .select(['receipt.id', 'receipt.facts', 'receipt.estate_id', 'receipt.unit_id', 'estate.receipt_prefix'])
    .select(['receipt.landlord_id', 'receipt.tenant_id', 'receipt.amount', 'receipt.number'])
    .where('receipt.payment_id', '=', payment_id)
    .executeTakeFirst()
  if (!receipt) return
  const year = Number(lagosDay(tx.now).slice(0, 4))
  const sequence = await nextNumber(tx, receipt.estate_id, year)
  const number = `CN-${receipt.receipt_prefix}-${year}-${String(sequence).padStart(6, '0')}`
  const said = ReceiptFacts.parse(receipt.facts)
  const facts: CreditNoteFacts = {
    number,
    issued_at: tx.now.toISOString(),
    receipt_number: receipt.number,
    receipt_amount: receipt.amount,
    received_at: said.received_at,
    ...(said.recorded_on && { recorded_on: said.recorded_on }),
    landlord: said.landlord,
    tenant: said.tenant,
    manager: said.manager,
    estate: said.estate,
    premises: said.premises,
    amount,
    amount_in_words: amountInWords(amount),
    reason,
    reference: said.reference,
  }
  await tx
    .insertInto('credit_note')
    .values({
      ...{ number, year, sequence, payment_id, refund_id, dispute_id, amount },
      estate_id: receipt.estate_id,
      receipt_id: receipt.id,
      unit_id: receipt.unit_id,
      landlord_id: receipt.landlord_id,
      tenant_id: receipt.tenant_id,
      facts: JSON.stringify(facts),
      issued_at: tx.now,
    })
    .execute()
}

/** The row lock serialises issuers, as for receipts. */
async function nextNumber(tx: Tx, estate_id: string, year: number): Promise<number> {
  const counter = await tx
    .insertInto('credit_note_counter')
    .values({ estate_id, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['estate_id', 'year'])
        .doUpdateSet((eb) => ({ last_number: eb('credit_note_counter.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return counter.last_number
}
