import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { giveUp } from '../domains/charges/waivers/waive-charge.ts'
import { completeRefund } from '../domains/refunds/provider/complete-refund.ts'
import { reserveRefund } from '../domains/refunds/reserve-refund.ts'
import type { Tx } from '../platform/db/db.ts'
import { demoEstates } from './homes/estates.ts'
import { actingAs, type Lane } from './lane.ts'
import type { MadePeople } from './people/make-people.ts'
import { DEMO_HOME } from './plan-tenancies.ts'

const DAY_MS = 86_400_000
const REFUNDS: { of: TransactionType; amount?: number; reason: string; ago: number; took: number }[] = [
  {
    of: 'RENT_PAYMENT',
    amount: 5_000_000,
    reason: 'Charged for a parking place that is not theirs',
    ago: 12,
    took: 5,
  },
  {
    of: 'RENT_PAYMENT',
    amount: 2_500_000,
    reason: 'Two weeks without water, agreed with the landlord',
    ago: 6,
    took: 3,
  },
  { of: 'LEGAL_FEE', reason: 'The agreement was drawn up by their own lawyer', ago: 9, took: 4 },
]

/** Money that went back of two rents and a whole fee, and a late charge of which a part was waived. */
export function makeRefunds(lane: Lane, people: MadePeople, now: Date): void {
  const manager = actingAs(people.manager, 'ESTATE_MANAGER')
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const [index, { of, ago, took, ...wanted }] of REFUNDS.entries()) {
    lane.plan(at(ago), async (tx) => {
      const transaction_id = await nthPaid(tx, of, of === 'RENT_PAYMENT' ? index : 0)
      const { id } = await reserveRefund(tx, manager, { transaction_id, still_owed: false, ...wanted })
      await tx.updateTable('refund').set({ next_check_at: null }).where('id', '=', id).execute()
      lane.plan(at(ago - took), (tx) => completeRefund(tx, id))
    })
  }
  lane.plan(at(2), async (tx) => {
    const charge = await oldestLate(tx)
    const amount = Math.floor(charge.open_amount / 10)
    await giveUp(tx, manager, charge.id, {
      kind: 'WAIVER',
      amount,
      reason: 'Agreed after the flood in the car park',
    })
  })
}

/** Paid through the provider in the first estate a while ago, by others than the tenant of the demo. */
async function nthPaid(tx: Tx, type: TransactionType, index: number): Promise<string> {
  const { id } = await tx
    .selectFrom('payment')
    .innerJoin('estate', 'estate.id', 'payment.estate_id')
    .innerJoin('unit', 'unit.id', 'payment.unit_id')
    .select('payment.id')
    .where('estate.name', '=', demoEstates[0]?.name ?? '')
    .where('unit.name', '<>', DEMO_HOME)
    .where('payment.status', '=', 'COMPLETED')
    .where('payment.transaction_type', '=', type)
    .where('payment.payment_date', '<', new Date(tx.now.getTime() - 10 * DAY_MS))
    .$if(type === 'RENT_PAYMENT', (rents) => rents.where('payment.amount', '>', 50_000_000))
    .orderBy('payment.payment_date', 'desc')
    .offset(index)
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

const oldestLate = (tx: Tx) =>
  tx
    .selectFrom('charge')
    .innerJoin('estate', 'estate.id', 'charge.estate_id')
    .select(['charge.id', 'charge.open_amount'])
    .where('estate.name', '=', demoEstates[0]?.name ?? '')
    .where('charge.open_amount', '>', 0)
    .orderBy('charge.due_date')
    .limit(1)
    .executeTakeFirstOrThrow()
