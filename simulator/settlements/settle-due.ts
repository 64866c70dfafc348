import { type Business, businessTime } from '../businesses/business.ts'
import type { World } from '../world.ts'

type Payout = { subaccount_id: number | null; settles_at: number; processed: number; fees: number }

/** Pays out what has fallen due: one settlement a day for the main account, one for each subaccount. */
export function settleDue(world: World, business: Business) {
  const now = businessTime(world, business)
  world.db.transaction(() => {
    for (const payout of duePayouts(world, business, now)) settle(world, business, payout)
    for (const payout of dueSubaccountPayouts(world, business, now)) settle(world, business, payout)
  })
}

function duePayouts(world: World, business: Business, now: number): Payout[] {
  return world.db.all<Payout>(
    `select null as subaccount_id, settles_at, sum(main_gross) as processed, sum(main_fee) as fees
     from transactions where business_id = ? and settlement_id is null and settles_at <= ?
     group by settles_at order by settles_at`,
    business.id,
    now,
  )
}

/** A subaccount that is switched off waits for its money until it is on again. */
function dueSubaccountPayouts(world: World, business: Business, now: number): Payout[] {
  return world.db.all<Payout>(
    `select t.subaccount_id, t.settles_at, sum(t.subaccount_gross) as processed, sum(t.subaccount_fee) as fees
     from transactions t join subaccounts s on s.id = t.subaccount_id and s.active = 1
     where t.business_id = ? and t.subaccount_settlement_id is null and t.settles_at <= ?
     group by t.settles_at, t.subaccount_id order by t.settles_at, t.subaccount_id`,
    business.id,
    now,
  )
}

function settle(world: World, business: Business, payout: Payout) {
  const settlementId = world.db.insert('settlements', {
    business_id: business.id,
    subaccount_id: payout.subaccount_id,
    total_processed: payout.processed,
    total_fees: payout.fees,
    settled_at: payout.settles_at,
  })
  const column = payout.subaccount_id === null ? 'settlement_id' : 'subaccount_settlement_id'
  const whose = payout.subaccount_id === null ? '' : 'and subaccount_id = ?'
  world.db.run(
    `update transactions set ${column} = ? where business_id = ? and settles_at = ? and ${column} is null ${whose}`,
    settlementId,
    business.id,
    payout.settles_at,
    ...(payout.subaccount_id === null ? [] : [payout.subaccount_id]),
  )
}
