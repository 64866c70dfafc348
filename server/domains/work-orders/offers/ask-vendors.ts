import { neededApproval } from '@gida/contract/domains/work-orders/limits'
import type { AskVendors } from '@gida/contract/domains/work-orders/order'
import { LINK_DAYS } from '@gida/contract/domains/work-orders/rules'
import { asSystem } from '../../../platform/access/as-system.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { alsoSpent } from '../approvals/also-spent.ts'
import { limitsOf } from '../approvals/limits.ts'
import { writeWorkLine } from '../orders/log.ts'
import { getOrder, lockOrder, type OrderRow } from '../orders/order-queries.ts'
import { notPossibleNow, setOrderStatus } from '../orders/set-status.ts'
import { heldVendor } from './held.ts'
import { sendOffer } from './send-offer.ts'

const DAY_MS = 86_400_000

/** Asks vendors for a quote, or, if the estimate is within the limits, to start at once. A vendor asked again gets a new link. */
export async function askVendors(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { vendor_ids, needs_quote }: AskVendors,
): Promise<OrderRow> {
  const order = await lockOrder(tx, id)
  if (!order.is_run) throw problem('PERMISSION_DENIED')
  if (order.status !== 'OPEN' && order.status !== 'QUOTING') throw notPossibleNow(order)
  if (order.vendor_id !== null) throw notPossibleNow(order)
  await spendAllowance(tx, { name: 'work_offer', spender: actor.user_id, most: 60, seconds: 3_600 })
  const vendors = await vendorsToAsk(tx, order, [...new Set(vendor_ids)])
  if (!needs_quote) await refuseAtOnce(tx, order, vendor_ids)
  await asSystem(tx, async () => {
    for (const vendor of vendors) await ask(tx, actor, order, { ...vendor, needs_quote })
    if (needs_quote && order.status === 'OPEN') await setOrderStatus(tx, actor, order, { to: 'QUOTING' })
  })
  return getOrder(tx, id)
}

async function vendorsToAsk(tx: Tx, { estate_id }: OrderRow, ids: readonly string[]) {
  const known = await tx
    .selectFrom('vendor')
    .innerJoin('vendor_estate', 'vendor_estate.vendor_id', 'vendor.id')
    .select(['vendor.id', 'name', 'phone', 'status'])
    .where('vendor.id', 'in', ids)
    .where('vendor_estate.estate_id', '=', estate_id)
    .execute()
  const held = known.find(({ status }) => status === 'ON_HOLD')
  if (held) throw heldVendor(held.name)
  if (known.length < ids.length)
    throw problem('VALIDATION_ERROR', [
      { path: 'vendor_ids', message: 'Choose vendors who are known to this estate.' },
    ])
  return known
}

/** Without a quote the estimate is what gets spent, so it must be within the limits for every vendor. */
async function refuseAtOnce(tx: Tx, order: OrderRow, vendor_ids: readonly string[]): Promise<void> {
  if (order.status !== 'OPEN') throw notPossibleNow(order)
  const { id, estimate, estate_id, priority, bearer } = order
  if (estimate === null)
    throw new Problem('ILLEGAL_STATE', { message: 'Enter what it may cost first, or ask for prices.' })
  const limits = await limitsOf(tx, estate_id)
  for (const vendor_id of vendor_ids) {
    const also_spent = await alsoSpent(tx, { order_id: id, vendor_id, days: limits.split_days })
    const wanted = { limits, is_manager: false, priority, amount: estimate, vendor_id, bearer, also_spent }
    const needed = neededApproval({ ...wanted, quotes: 0, granted: null })
    if (needed !== 'LIMIT' && needed !== 'EMERGENCY')
      throw new Problem('ILLEGAL_STATE', {
        message: 'This is above what may be spent without a price. Ask for prices first.',
      })
  }
}

type InvitedVendor = { id: string; phone: string; needs_quote: boolean }

async function ask(
  tx: Tx,
  actor: { user_id: string },
  order: OrderRow,
  { id: vendor_id, phone, needs_quote }: InvitedVendor,
): Promise<void> {
  const anew = {
    ...{ state: 'ASKED' as const, needs_quote, phone, token_hash: null, device_hash: null, code_hash: null },
    ...{ code_expires_at: null, code_tries: 0, proposed_at: null, note: '', answered_at: null },
    ...{ asked_by: actor.user_id, asked_at: tx.now },
    expires_at: new Date(tx.now.getTime() + LINK_DAYS * DAY_MS),
  }
  const { id } = await tx
    .insertInto('work_offer')
    .values({ order_id: order.id, vendor_id, ...anew })
    .onConflict((conflict) => conflict.columns(['order_id', 'vendor_id']).doUpdateSet(anew))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('work_quote')
    .set({ state: 'REPLACED' })
    .where('offer_id', '=', id)
    .where('state', '=', 'SENT')
    .execute()
  await enqueue(tx, sendOffer, { offer_id: id })
  await writeWorkLine(tx, actor, order.id, { kind: 'ASKED', to_value: vendor_id })
}
