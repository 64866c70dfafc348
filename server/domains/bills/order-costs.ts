import type { OrderCosts } from '@gida/contract/domains/bills/bill'
import { isPaying } from '@gida/contract/domains/bills/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { together } from '../../platform/db/together.ts'
import { getEstate } from '../estates/index.ts'
import { billsOfOrder } from './bill-queries.ts'
import { readOrder, whatIsMissing, whyNotBilled } from './order-to-bill.ts'
import { advancesOfOrder, presentPayment } from './payments/payment-queries.ts'
import { paysVendors } from './policy.ts'
import { accountOf, presentBill } from './present.ts'
import { availableFor } from './principal.ts'
import { findQuoteLines } from './quote-lines.ts'
import { vendorToPay } from './vendor-to-pay.ts'
import { payerOf, rateFor } from './withholding/withholding.ts'

/** The costs of a work order, for whoever can read it. */
export async function getOrderCosts(tx: Tx, actor: Actor, order_id: string): Promise<OrderCosts> {
  const order = await readOrder(tx, order_id)
  const estate = await getEstate(tx, actor, order.estate_id)
  const pays = paysVendors(actor, estate)
  const { bearer, vendor_id } = order
  const [quote, advances, bills] = await together([
    findQuoteLines(tx, order_id),
    advancesOfOrder(tx, order_id),
    billsOfOrder(tx, order_id),
  ])
  const payer = payerOf(bearer ?? '', undefined)
  const vendor = pays && vendor_id ? await vendorToPay(tx, vendor_id) : null
  const why_not = whyNotBilled(order)
  const hasRoom = order.billed + order.advance_left < (order.approved_amount ?? 0)
  return {
    order_id,
    ...{ estimate: order.estimate, approved: order.approved_amount, bearer },
    ...{ billed: order.billed, advance_left: Math.max(0, order.advance_left) },
    ...{ quoted_deposit: quote?.deposit ?? 0, quote_lines: quote?.lines ?? [] },
    payer,
    tax_rate: vendor ? rateFor(payer, vendor, lagosDay(tx.now)) : 0,
    available: pays && isPaying(bearer) ? await availableFor(tx, { ...order, bearer }) : null,
    account: vendor && accountOf(vendor, actor, tx.now),
    advances: advances.map((payment) => presentPayment(payment, pays)),
    bills: bills.map(presentBill),
    can: {
      bill: pays && why_not === null && order.billed < (order.approved_amount ?? 0),
      advance: pays && whatIsMissing(order) === null && hasRoom && order.billed === 0,
      why_not: pays ? why_not : null,
    },
  }
}
