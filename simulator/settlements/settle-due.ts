import { type Business, businessTime } from '../businesses/business.ts'
import type { World } from '../world.ts'
import { takeDeductions } from './deductions.ts'

type Payout = { subaccount_id: number | null; settles_at: number; processed: number; fees: number }

/** Pays out what has fallen due: one settlement a day for the main account, one for each subaccount. */
export function settleDue(world: World, business: Business) {
  const now = businessTime(world, business)
  world.db.transaction(() => {
    for (const payout of duePayouts(world, business, now)) settle(world, business, payout)
    settleShares(world, business, now)
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
  const settlementId = insertSettlement(world, business, payout)
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

/** What members of groups get, each with a settlement of its own. `cross` has SQLite begin with the few that wait. */
function settleShares(world: World, business: Business, now: number) {
  const due = world.db.all<Payout & { subaccount_id: number }>(
    `select s.subaccount_id, t.settles_at, sum(s.gross) as processed, sum(s.fee) as fees
     from split_shares s cross join transactions t on t.id = s.transaction_id
       join subaccounts a on a.id = s.subaccount_id and a.active = 1
     where t.business_id = ? and s.settlement_id is null and t.settles_at <= ?
     group by t.settles_at, s.subaccount_id order by t.settles_at, s.subaccount_id`,
    business.id,
    now,
  )
  for (const payout of due) {
    const settlementId = insertSettlement(world, business, payout)
    world.db.run(
      `update split_shares set settlement_id = ? where subaccount_id = ? and settlement_id is null
         and transaction_id in (select id from transactions where business_id = ? and settles_at = ?)`,
      settlementId,
      payout.subaccount_id,
      business.id,
      payout.settles_at,
    )
  }
}

function insertSettlement(world: World, business: Business, payout: Payout): number {
  return world.db.insert('settlements', {
    business_id: business.id,
    subaccount_id: payout.subaccount_id,
    total_processed: payout.processed,
    total_fees: payout.fees,
    deductions:
      payout.subaccount_id === null ? takeDeductions(world, business, payout.processed - payout.fees) : 0,
    settled_at: payout.settles_at,
  })
}
