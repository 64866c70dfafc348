import type { ExpenseCategory } from '@gida/contract/domains/books/fund'
import { addMonths, type Day, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { recordExpense } from '../domains/books/index.ts'
import { setActor } from '../platform/access/set-actor.ts'
import type { Tx } from '../platform/db/db.ts'
import { actingAs, type Lane } from './lane.ts'
import type { MadePeople } from './people/make-people.ts'

/** What is bought month after month, and which part of the fund goes into it each time; basis points. */
const BOUGHT: {
  category: ExpenseCategory
  vendor: string
  description: string
  part: number
  day: number
}[] = [
  {
    category: 'DIESEL',
    vendor: 'Ola Energy, Lekki',
    description: 'Diesel for the generator',
    part: 520,
    day: 4,
  },
  {
    category: 'SECURITY',
    vendor: 'Halogen Guards Ltd',
    description: 'Guards at the gate',
    part: 380,
    day: 12,
  },
  { category: 'WASTE', vendor: 'PSP Waste Partners', description: 'Refuse collection', part: 90, day: 18 },
  {
    category: 'CLEANING',
    vendor: 'Mama Nkechi Cleaning',
    description: 'Cleaning of the stairs',
    part: 160,
    day: 24,
  },
]
const MONTHS = 5
const WHOLE = 10_000
/** Bills are in whole naira, and in hundreds of them. */
const ROUND = 10_000

/** What the managers bought from each service-charge fund over the last months. */
export async function runServiceChargeFund(lane: Lane, { manager }: MadePeople, now: Date): Promise<void> {
  const today = lagosDay(now)
  let funds: { estate_id: string; balance: number }[] = []
  lane.plan(startOfDay(addMonths(today, -MONTHS)), async (tx) => {
    funds = await fundsOf(tx)
  })
  for (let back = MONTHS - 1; back >= 0; back--) {
    for (const [index, { part, day, ...bought }] of BOUGHT.entries()) {
      const spent_on = `${addMonths(today, -back).slice(0, 7)}-${String(day).padStart(2, '0')}` as Day
      if (spent_on >= today) continue
      lane.plan(new Date(startOfDay(spent_on).getTime() + (10 + index) * 3_600_000), async (tx) => {
        for (const { estate_id, balance } of funds) {
          const amount = Math.floor((balance * part) / WHOLE / ROUND) * ROUND
          if (amount === 0) continue
          await setActor(tx, { user_id: manager })
          await recordExpense(tx, actingAs(manager, 'ESTATE_MANAGER'), estate_id, {
            ...{ ...bought, amount, spent_on, paid_from: 'TRUST', advanced: false },
          })
        }
      })
    }
  }
  await lane.run()
}

async function fundsOf(tx: Tx) {
  const { rows } = await sql<{ estate_id: string; balance: number }>`
    select a.estate_id, sum(d.credits - d.debits)::bigint as balance
    from account a join account_day d on d.account_id = a.id
    where a.kind = 'FUNDS' group by 1 having sum(d.credits - d.debits) > 0 order by 1`.execute(tx)
  return rows
}
