import { daysLeft, returnDue } from '@gida/contract/domains/deposits/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../platform/db/db.ts'
import { holidaysOf } from '../estates/index.ts'
import { isOver } from './policy.ts'
import type { DepositRow } from './queries.ts'

type Clock = { due_on: string; days_left: number }

/** When deposits must be refunded, for tenancies that have ended or have a fixed end. One holiday query per estate. */
export async function clocksOf(tx: Tx, rows: readonly DepositRow[]): Promise<Map<string, Clock>> {
  const running = rows.filter(isRunning)
  const holidays = new Map<string, ReadonlySet<string>>()
  for (const estate_id of new Set(running.map((row) => row.estate_id))) {
    const first = running
      .filter((row) => row.estate_id === estate_id)
      .map((row) => row.last_day)
      .sort()[0]
    holidays.set(estate_id, await holidaysOf(tx, estate_id, first ?? lagosDay(tx.now)))
  }
  return new Map(
    running.map((row) => {
      const due_on = returnDue(
        row.last_day,
        row.deposit_return_days,
        holidays.get(row.estate_id) ?? new Set(),
      )
      return [row.id, { due_on, days_left: daysLeft(due_on, lagosDay(tx.now)) }]
    }),
  )
}

const isRunning = (row: DepositRow) =>
  (isOver(row) || row.has_notice) && (row.held > 0 || row.state === 'SETTLED')
