import { type Business, businessTime } from '../businesses/business.ts'
import { type Dispute, presentDispute } from '../disputes/dispute.ts'
import { strikesOf } from '../faults/strikes.ts'
import { parseJson } from '../http/loose-values.ts'
import { moment } from '../http/moment.ts'
import { passTime } from '../passage/pass-time.ts'
import { presentListedRefund, type Refund } from '../refunds/refund.ts'
import { presentSettlement, type Settlement } from '../settlements/settlement.ts'
import type { Transaction } from '../transactions/transaction.ts'
import { presentTransfer, type Transfer } from '../transfers/transfer.ts'
import type { Delivery } from '../webhooks/delivery.ts'
import type { World } from '../world.ts'

/** Everything the simulator holds for a business, oldest first, as it is and untouched by faults. */
export function stateOf(world: World, business: Business) {
  passTime(world, business)
  const rows = <Row>(table: string) =>
    world.db.all<Row>(`select * from ${table} where business_id = ? order by id`, business.id)
  return {
    transactions: transactionsOf(world, business),
    refunds: rows<Refund>('refunds').map(presentListedRefund),
    disputes: rows<Dispute>('disputes').map((row) => presentDispute(world, row)),
    transfers: rows<Transfer>('transfers').map((row) => presentTransfer(world, row)),
    settlements: settlementsOf(world, business),
    deliveries: deliveriesOf(world, business),
    strikes: strikesOf(world, business),
    now: moment(businessTime(world, business)),
  }
}

type KnownTransaction = Transaction & { email: string; customer_code: string; subaccount_code: string | null }

function transactionsOf(world: World, business: Business) {
  const rows = world.db.all<KnownTransaction>(
    `select t.*, c.email, c.customer_code, s.subaccount_code
     from transactions t join customers c on c.id = t.customer_id left join subaccounts s on s.id = t.subaccount_id
     where t.business_id = ? order by t.id`,
    business.id,
  )
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    access_code: row.access_code,
    status: row.status,
    amount: row.amount,
    requested_amount: row.requested_amount,
    currency: row.currency,
    channel: row.channel,
    gateway_response: row.gateway_response,
    fees: row.fees,
    fees_split: row.fees_split && parseJson(row.fees_split),
    subaccount: row.subaccount_code,
    customer: { email: row.email, customer_code: row.customer_code },
    metadata: row.metadata && (parseJson(row.metadata) ?? row.metadata),
    created_at: moment(row.created_at),
    paid_at: moment(row.paid_at),
    settlement: row.settlement_id,
    subaccount_settlement: row.subaccount_settlement_id,
  }))
}

type KnownSettlement = Settlement & { subaccount_code: string | null }

function settlementsOf(world: World, business: Business) {
  const rows = world.db.all<KnownSettlement>(
    `select t.*, s.subaccount_code from settlements t left join subaccounts s on s.id = t.subaccount_id
     where t.business_id = ? order by t.id`,
    business.id,
  )
  return rows.map((row) => ({ ...presentSettlement(row), subaccount: row.subaccount_code }))
}

function deliveriesOf(world: World, business: Business) {
  const rows = world.db.all<Delivery>(
    'select * from deliveries where business_id = ? order by id',
    business.id,
  )
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    reference: row.reference,
    state: row.state,
    fault: row.fault,
    attempts: row.attempts,
    last_status: row.last_status,
    last_error: row.last_error,
    created_at: moment(row.created_at),
    next_attempt_at: row.state === 'waiting' ? moment(row.due_at) : null,
    delivered_at: moment(row.delivered_at),
  }))
}
