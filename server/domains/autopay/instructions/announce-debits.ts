import { NOTICE_DAYS } from '@gida/contract/domains/autopay/recurring'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import type { Services } from '../../../platform/services.ts'
import { debitAnnounced, debitOverCeiling } from './events.ts'
import { changeDebit, lockDebit } from './lock-debit.ts'

const BATCH = 500

/** Tells of each debit three days before it at least, however late it was planned: nothing is taken that was not announced. */
export async function announceDebits(services: Services): Promise<void> {
  const due = await services.transaction('system', (tx) =>
    tx
      .selectFrom('standing_debit as debit')
      .innerJoin('standing_instruction as instruction', 'instruction.id', 'debit.instruction_id')
      .select('debit.id')
      .where('debit.status', '=', 'PLANNED')
      .where('debit.noticed_at', 'is', null)
      .where('debit.debit_on', '<=', addDays(lagosDay(tx.now), NOTICE_DAYS))
      .where('instruction.status', '=', 'ACTIVE')
      .orderBy('debit.debit_on')
      .limit(BATCH)
      .execute(),
  )
  for (const { id } of due) await services.transaction('system', (tx) => announceDebit(tx, id))
}

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
