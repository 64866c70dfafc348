import { addDays, type Day, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { lockName } from './lock-unit.ts'
import type { OfflinePaymentToBook } from './prepare-offline-payment.ts'

/** Another person may record the same money a day later. */
const DAYS_APART = 1

/** A bank reference is never booked twice in an estate, even if a person says it is different. */
export async function refuseTakenReference(
  tx: Tx,
  { estate_id, bank_reference }: OfflinePaymentToBook,
): Promise<void> {
  if (!bank_reference) return
  await lockName(tx, estate_id, bank_reference)
  const first = await inTheBooks(tx)
    .where('payment.source', '<>', 'PROVIDER')
    .where('payment.estate_id', '=', estate_id)
    .where(sql<boolean>`upper(payment.provider_reference) = upper(${bank_reference})`)
    .executeTakeFirst()
  if (first) throw problem('BANK_REFERENCE_TAKEN', { first: told(first) })
}

/** Refuses money that seems to be booked already, by another person or the provider; the caller may confirm that it is different. */
export async function refuseDuplicate(tx: Tx, wanted: OfflinePaymentToBook): Promise<void> {
  if (wanted.not_a_duplicate) return
  const first = await inTheBooks(tx)
    .where('payment.unit_id', '=', wanted.property_unit_id)
    .where('payment.tenant_id', '=', wanted.tenant_id)
    .where('payment.amount', '=', wanted.amount)
    .where('payment.channel', '=', wanted.channel)
    .where('payment.payment_date', '>=', startOf(wanted.payment_date, -DAYS_APART))
    .where('payment.payment_date', '<', startOf(wanted.payment_date, DAYS_APART + 1))
    .executeTakeFirst()
  if (first) throw problem('LOOKS_RECORDED', { first: told(first), confirm: 'not_a_duplicate' })
}

const startOf = (day: Day, days: number) => startOfDay(addDays(day, days))

/** Booked money, with who recorded or paid it; earliest first. */
const inTheBooks = (tx: Tx) =>
  tx
    .selectFrom('payment')
    .innerJoin('users', 'users.id', 'payment.created_by')
    .select(['payment.id', 'payment.reference', 'payment.amount', 'payment.channel', 'payment.payment_date'])
    .select(['payment.tenant_name', 'payment.unit_label', 'payment.created_at'])
    .select('users.full_name as recorded_by')
    .where('payment.status', 'in', ['COMPLETED', 'REFUNDED'])
    .orderBy('payment.created_at')
    .limit(1)

function told(first: NonNullable<Awaited<ReturnType<ReturnType<typeof inTheBooks>['executeTakeFirst']>>>) {
  const { id, reference, amount, channel, payment_date, created_at, ...names } = first
  return {
    ...names,
    payment_id: id,
    reference,
    amount,
    channel,
    payment_date: payment_date && lagosDay(payment_date),
    recorded_at: created_at.toISOString(),
  }
}
