import { lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { account } from '../../ledger/index.ts'
import { type ExpectedPayment, receivedIn } from '../completion/received-funds.ts'
import { recordPayment } from '../completion/record-payment.ts'
import { judgeCash, noteCash } from './cash-limit/cash-limit.ts'
import type { OfflinePaymentToBook } from './prepare-offline-payment.ts'
import { refuseDuplicate, refuseTakenReference } from './refuse-duplicate.ts'

const NOON_MS = 12 * 3_600_000

/** Books a prepared payment with system rights, under the lock of its unit. What exceeds the charges becomes the tenant's credit. */
export async function bookOfflinePayment(
  tx: Tx,
  actor: Actor,
  wanted: OfflinePaymentToBook,
): Promise<string> {
  await refuseTakenReference(tx, wanted)
  await refuseDuplicate(tx, wanted)
  const note = await judgeCash(tx, wanted)
  const { id } = await recordPayment(
    tx,
    {
      unit_id: wanted.property_unit_id,
      tenant_id: wanted.tenant_id,
      source: 'RECORDED',
      created_by: actor.user_id,
      description: wanted.description ?? null,
      ...(wanted.charge_ids && { charge_ids: wanted.charge_ids }),
      ...(wanted.transaction_type && { transaction_type: wanted.transaction_type }),
    },
    receivedIn(accountOf(wanted), {
      amount: wanted.amount,
      channel: wanted.channel,
      paid_at: instantOf(wanted.payment_date, tx.now),
      provider_reference: wanted.bank_reference ?? null,
      recorded_by: wanted.taker.name,
    }),
  ).catch((error: unknown) => {
    throw brokenConstraint(error) === 'payment_bank_reference' ? problem('BANK_REFERENCE_TAKEN') : error
  })
  await tx
    .insertInto('offline_payment')
    .values({
      payment_id: id,
      estate_id: wanted.estate_id,
      landed: wanted.landed,
      received_by: wanted.taker.id,
      received_on: wanted.payment_date,
      payer_name: wanted.payer_name ?? null,
      payer_kind: wanted.payer_kind ?? 'PERSON',
      evidence_id: wanted.proof_document_id ?? null,
      confirmed: wanted.not_a_duplicate ?? false,
      client_id: wanted.client_id ?? null,
    })
    .execute()
  if (note) await noteCash(tx, id, wanted, note)
  // Money paid directly to the landlord's bank needs no subaccount.
  if (wanted.landed === 'LANDLORD') {
    await tx.updateTable('payment').set({ split: 'NONE' }).where('id', '=', id).execute()
  }
  return id
}

/** The landlord whose charges are paid, possibly a previous owner. */
function accountOf({ landed, taker }: OfflinePaymentToBook) {
  if (landed === 'HAND') return account.cash(taker.id)
  return landed === 'LANDLORD'
    ? ({ landlord_id }: ExpectedPayment) => account.payable(landlord_id)
    : account.trust
}

/** Noon for a past day, since the hour is unknown. */
const instantOf = (day: string, now: Date): Date =>
  day === lagosDay(now) ? now : new Date(startOfDay(day).getTime() + NOON_MS)
