import { NOTICE_DAYS } from '@gida/contract/domains/autopay/recurring'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import type { Services } from '../../../platform/services.ts'
import { debitAnnounced, debitOverCeiling } from './events.ts'
import { changeDebit, lockDebit, pageOfPlanned } from './lock-debit.ts'

/** Tells of each debit three days before it at least, however late it was planned: nothing is taken that was not announced. */
export async function announceDebits(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'announce_debits',
    items: pagesOf(services, findUnannounced),
    each: inTransaction(services, (tx, { id }) => announceDebit(tx, id)),
  })
}

const findUnannounced = (tx: Tx, after: BatchItem | undefined, limit: number) =>
  pageOfPlanned(tx, after, limit)
    .where('debit.noticed_at', 'is', null)
    .where('debit.debit_on', '<=', addDays(lagosDay(tx.now), NOTICE_DAYS))
    .execute()

async function announceDebit(tx: Tx, id: string): Promise<void> {
  const found = await lockDebit(tx, id)
  if (!found || found.debit.noticed_at) return
  const { debit, instruction, charge } = found
  if (charge.open_amount === 0) return changeDebit(tx, id, { status: 'PAID_OTHERWISE' })
  if (charge.open_amount > instruction.ceiling) {
    await changeDebit(tx, id, { status: 'OVER_CEILING', amount: charge.open_amount })
    return announce(tx, debitOverCeiling, { debit_id: id })
  }
  const today = lagosDay(tx.now)
  const soonest = addDays(today, NOTICE_DAYS)
  await changeDebit(tx, id, {
    amount: charge.open_amount,
    debit_on: debit.debit_on > soonest ? debit.debit_on : soonest,
    noticed_at: tx.now,
  })
  await announce(tx, debitAnnounced, { debit_id: id, noticed_on: today })
}
