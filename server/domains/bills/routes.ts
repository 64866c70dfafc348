import { bills } from '@gida/contract/domains/bills/endpoints'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/call.ts'
import { getBillRow, listBills } from './bill-queries.ts'
import { createBill } from './create-bill.ts'
import { getOrderCosts } from './order-costs.ts'
import { payAdvance } from './payments/pay-advance.ts'
import { payBill } from './payments/pay-bill.ts'
import { voidVendorPayment } from './payments/void-vendor-payment.ts'
import { presentBill, presentBillDetail } from './present.ts'
import { getUpkeepCosts } from './upkeep-costs.ts'
import { voidBill } from './void-bill.ts'
import { remitWithheld, voidWithheldRemittance } from './withholding/remit-withheld.ts'
import { listWithheld } from './withholding/withheld.ts'

const shown = async (tx: Tx, actor: Actor, id: string) =>
  presentBillDetail(tx, actor, await getBillRow(tx, id))

export function billRoutes({ on, once }: Mount): void {
  on(bills.listBills, async (tx, { query }) => {
    const { rows, pagination } = await listBills(tx, query)
    return { data: rows.map(presentBill), pagination }
  })

  on(bills.getUpkeepCosts, (tx, { actor, query }) => getUpkeepCosts(tx, actor, query))

  on(bills.getBill, (tx, { actor, params }) => shown(tx, actor, params.id))

  on(bills.getOrderCosts, (tx, { actor, params }) => getOrderCosts(tx, actor, params.id))

  once(bills.createBill, async (tx, { actor, params, body }) =>
    shown(tx, actor, await createBill(tx, actor, params.id, body)),
  )

  once(bills.voidBill, async (tx, { actor, params, body }) => {
    await voidBill(tx, actor, params.id, body.reason)
    return shown(tx, actor, params.id)
  })

  once(bills.payAdvance, async (tx, { actor, params, body }) => {
    await payAdvance(tx, actor, params.id, body)
    return getOrderCosts(tx, actor, params.id)
  })

  once(bills.payBill, async (tx, { actor, params, body }) => {
    await payBill(tx, actor, params.id, body)
    return shown(tx, actor, params.id)
  })

  once(bills.voidVendorPayment, async (tx, { actor, params, body }) =>
    getOrderCosts(tx, actor, await voidVendorPayment(tx, actor, params.id, body.reason)),
  )

  on(bills.listWithheld, async (tx, { query }) => ({ data: await listWithheld(tx, query.estate_id) }))

  once(bills.remitWithheld, async (tx, { actor, params, body }) => {
    await remitWithheld(tx, actor, params.id, body)
    return { data: await listWithheld(tx, params.id) }
  })

  once(bills.voidWithheldRemittance, async (tx, { actor, params, body }) => {
    const estate_id = await voidWithheldRemittance(tx, actor, params.id, body.reason)
    return { data: await listWithheld(tx, estate_id) }
  })
}
