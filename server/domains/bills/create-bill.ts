import type { BillLine, NewBill } from '@gida/contract/domains/bills/bill'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { formatNaira, portion } from '@gida/contract/shared/money'
import type { Actor } from '../../platform/access/actor.ts'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { brokenConstraint } from '../../platform/db/problems.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { account, postJournal, refuseDay } from '../ledger/index.ts'
import { lockOrderToBill, type OrderToBill, whyNotBilled } from './order-to-bill.ts'
import { accountOf } from './principal.ts'
import { quoteLinesOf } from './quote-lines.ts'
import { chargeTenant } from './recharge.ts'
import { payerOf } from './withholding/withholding.ts'

/**
 * Books a vendor's bill for finished work: owed to the vendor, and charged to whoever bears it. Advances are set off, and the
 * retention is withheld. If the tenant bears it, they are charged and the landlord advances it.
 */
export async function createBill(tx: Tx, actor: Actor, order_id: string, wanted: NewBill): Promise<string> {
  refuseDay(tx.now, wanted.billed_on, 'billed_on')
  const order = await lockOrderToBill(tx, actor, order_id)
  const tooEarly = whyNotBilled(order)
  if (tooEarly) throw new Problem('ILLEGAL_STATE', { message: tooEarly })

  const lines = wanted.lines ?? (await quoteLinesOf(tx, order_id))
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  refuseAboveApproved(order, amount)
  const retention_amount = portion(amount, wanted.retention_bp)
  const advance_amount = Math.min(order.advance_left, amount - retention_amount)
  const id = await insertBill(tx, actor, order, wanted, { lines, amount, retention_amount, advance_amount })

  const owed = account.vendor(order.vendor.id)
  await postJournal(tx, {
    key: `vendor-bill:${id}:approved`,
    estate_id: order.estate_id,
    memo: `${order.title}, ${order.vendor.name}`,
    entries: [
      [accountOf(order), amount],
      [owed, -(amount - retention_amount)],
      [account.retention(order.vendor.id), -retention_amount],
      [owed, advance_amount],
      [account.advance(order.vendor.id), -advance_amount],
    ],
  })
  if (order.bearer === 'TENANT')
    await chargeTenant(tx, order, { bill_id: id, amount, due_date: dueOn(tx.now) })
  return id
}

const RECHARGE_DAYS = 14
const dueOn = (now: Date) => addDays(lagosDay(now), RECHARGE_DAYS)

function refuseAboveApproved({ approved_amount, billed }: OrderToBill, amount: number): void {
  const left = (approved_amount ?? 0) - billed
  if (amount <= left) return
  const before = billed > 0 ? `, of which ${formatNaira(billed)} is billed` : ''
  throw new Problem('ABOVE_APPROVED', {
    message: `${formatNaira(approved_amount ?? 0)} was approved for this job${before}. A bill of ${formatNaira(amount)} goes back to approval first.`,
    details: { approved: approved_amount, billed, left },
  })
}

type Sums = { lines: BillLine[]; amount: number; retention_amount: number; advance_amount: number }

async function insertBill(
  tx: Tx,
  actor: Actor,
  order: OrderToBill,
  wanted: NewBill,
  { lines, ...sums }: Sums,
): Promise<string> {
  const { vendor, estate, bearer } = order
  const { id } = await asSystem(tx, async () =>
    tx
      .insertInto('vendor_bill')
      .values({
        ...{ estate_id: order.estate_id, order_id: order.id, property_id: order.property_id },
        ...{ unit_id: order.unit_id, category: order.category },
        ...{ vendor_id: vendor.id, vendor_name: vendor.name, title: order.title },
        number: wanted.number ?? (await ourNumber(tx, order, estate.receipt_prefix)),
        billed_on: wanted.billed_on,
        lines: JSON.stringify(lines),
        ...sums,
        bearer,
        landlord_id: bearer === 'FUND' ? null : order.landlord_id,
        payer: payerOf(bearer, wanted.payer),
        evidence_id: wanted.evidence_id ?? null,
        entered_by: actor.user_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ).catch((error: unknown) => {
    throw brokenConstraint(error) === 'vendor_bill_number_once' ? problem('BILL_NUMBER_TAKEN') : error
  })
  return id
}

/** `PC-W214`, then `PC-W214-2`: the number of a bill made on behalf of a vendor. */
async function ourNumber(tx: Tx, order: OrderToBill, prefix: string): Promise<string> {
  const { count } = await tx
    .selectFrom('vendor_bill')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return `${prefix}-W${order.number}${count > 0 ? `-${count + 1}` : ''}`
}
