import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { getArrears } from './arrears.ts'
import { moneyByMonth, moneyOf } from './months.ts'
import { listAttention } from './needs.ts'
import { getOccupancy } from './occupancy.ts'

/** What is not late yet, and is shown as owed all the same, falls due within these days. */
export const DUE_SOON_DAYS = 30
/** Estates that the chart of occupancy has room for. */
const MOST_ESTATES = 100

/** For those who collect: what is owed, what came in, who is late, and what needs a decision today. */
export async function getCollectorDashboard(tx: Tx, actor: Actor): Promise<CollectorDashboard> {
  const today = lagosDay(tx.now)
  const due_soon_until = addDays(today, DUE_SOON_DAYS)
  const [{ months, due_soon }, { late, who_is_late }, occupancy, needs] = await Promise.all([
    moneyByMonth(tx, moneyOf(actor), today, due_soon_until),
    getArrears(tx, actor, today),
    getOccupancy(tx, actor),
    listAttention(tx, actor, today),
  ])
  const running = months.at(-1) ?? { month: today.slice(0, 7), collected: 0, expected: 0 }
  return {
    kind: 'collector',
    today,
    estate_count: occupancy.length,
    unit_count: sum(occupancy.map((estate) => estate.units)),
    occupied_count: sum(occupancy.map((estate) => estate.occupied)),
    owed: { total: late.total + due_soon, late: late.total, due_soon, due_soon_until },
    received: running,
    late,
    who_is_late,
    months,
    occupancy: occupancy.slice(0, MOST_ESTATES),
    needs,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
