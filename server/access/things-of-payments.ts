import { issueCreditNote } from '../domains/refunds/credit-notes/issue-credit-note.ts'
import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'
import type { LetFlat } from '../testing/portfolios/let-flat.ts'

/** The evidence of a payment, as if recorded by hand. */
export async function provenPayment(
  tx: Tx,
  of: { payment_id: string; estate_id: string; received_by: string },
) {
  const evidence = await insertRow(tx, 'evidence', {
    ...{ uploaded_by: of.received_by, name: 'teller.jpg', content_type: 'image/jpeg', size: 5, sha256: 'x' },
  })
  const offline = { ...of, landed: 'TRUST', evidence_id: evidence, received_on: '2026-01-01' }
  await tx.insertInto('offline_payment').values(offline).execute()
  return { evidence }
}

/** A saved card, an autopay instruction for it, and a planned charge. */
export async function autopayOf(tx: Tx, payment_id: string, flat: LetFlat) {
  const { estate_id, unit_id, tenant } = flat
  const { id: lease_id } = await tx
    .selectFrom('lease')
    .select('id')
    .where('unit_id', '=', unit_id)
    .executeTakeFirstOrThrow()
  const method = await insertRow(tx, 'payment_method', {
    ...{ user_id: tenant.id, signature: 'SIG_test', payer_email: tenant.email, payment_id },
    ...{ is_default: true, consented_at: tx.now },
  })
  const instruction = await insertRow(tx, 'autopay_instruction', {
    ...{ estate_id, unit_id, lease_id, tenant_id: tenant.id, method_id: method },
    ...{ transaction_types: ['RENT_PAYMENT'], ceiling: 100_000, day_offset: 0, takes_from: '2031-01-01' },
  })
  const charge = await insertRow(tx, 'autopay_charge', {
    ...{ instruction_id: instruction, charge_id: flat.charge_ids[0] ?? '', tenant_id: tenant.id },
    ...{ amount: 100, charge_on: '2031-01-01' },
  })
  return { payment_method: method, autopay_instruction: instruction, autopay_charge: charge }
}

/** A refund, dispute and credit note of a payment, and a waiver of its charge. */
export async function refundsOf(tx: Tx, payment_id: string, flat: LetFlat) {
  const { estate_id, unit_id } = flat
  const of = { estate_id, unit_id, landlord_id: flat.landlord.id, tenant_id: flat.tenant.id, amount: 1 }
  const about = { ...of, payment_id }
  const refund = await insertRow(tx, 'refund', {
    ...about,
    way: 'PROVIDER',
    reason: 'A test',
    created_by: flat.manager.id,
  })
  const dispute = await insertRow(tx, 'dispute', { ...about, provider_dispute_id: payment_id })
  const waiver = await insertRow(tx, 'waiver', {
    ...of,
    charge_id: flat.charge_ids[0] ?? '',
    kind: 'WAIVER',
    reason: 'A test',
    created_by: flat.manager.id,
  })
  await issueCreditNote(tx, { payment_id, refund_id: refund, amount: 1, reason: 'A test' })
  const note = await tx
    .selectFrom('credit_note')
    .select('id')
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow()
  return { refund, dispute, waiver, credit_note: note.id }
}
