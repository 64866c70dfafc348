import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { readDebt } from '../../charges/index.ts'
import { getArrearsByAge, listArrears } from '../../collections/index.ts'
import { moneyByMonth, moneyOf } from '../months.ts'
import { listNeeds } from '../needs/list-needs.ts'
import { getOccupancy } from '../occupancy/occupancy.ts'

/** Estates shown in the occupancy chart. */
const MOST_ESTATES = 100
const DEBTORS_SHOWN = 5

/** For those who collect rent: outstanding, received, arrears and pending decisions, of one estate or all. */
export async function getCollectorDashboard(
  tx: Tx,
  actor: Actor,
  of: { estate_id?: string | undefined } = {},
): Promise<CollectorDashboard> {
  const today = lagosDay(tx.now)
  const [months, debt, ageing, debtors, occupancy, needs] = await Promise.all([
    moneyByMonth(tx, moneyOf(actor, of.estate_id), today),
    readDebt(tx, actor, of),
    getArrearsByAge(tx, actor, of),
    listArrears(tx, actor, { ...of, page: 1, limit: DEBTORS_SHOWN }),
    getOccupancy(tx, actor, of.estate_id),
    listNeeds(tx, { actor, ...of }),
  ])
  const running = months.at(-1) ?? { month: today.slice(0, 7), collected: 0, expected: 0 }
  return {
    kind: 'collector',
    today,
    estate_count: occupancy.length,
    unit_count: sum(occupancy.map((estate) => estate.units)),
    occupied_count: sum(occupancy.map((estate) => estate.occupied)),
    debt,
    received: running,
    ageing,
    debtors: debtors.data,
    months,
    occupancy: occupancy.slice(0, MOST_ESTATES),
    needs,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
