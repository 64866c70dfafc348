import { listNeeds } from '../../domains/analytics/needs/list-needs.ts'
import { listPlans } from '../../domains/assets/plans/plan-queries.ts'
import { listAssets } from '../../domains/assets/register/asset-queries.ts'
import { listBills } from '../../domains/bills/bill-queries.ts'
import { listInspections } from '../../domains/inspections/reports/inspection-queries.ts'
import { presentInspections } from '../../domains/inspections/reports/present.ts'
import { getFigures } from '../../domains/maintenance/get-figures.ts'
import { presentRequest, presentRequests } from '../../domains/maintenance/requests/present.ts'
import { getRequest, listRequests } from '../../domains/maintenance/requests/request-queries.ts'
import { presentVendors } from '../../domains/vendors/present.ts'
import { listVendors } from '../../domains/vendors/vendor-queries.ts'
import { listOrders } from '../../domains/work-orders/orders/order-queries.ts'
import { presentOrders } from '../../domains/work-orders/orders/present.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'

type Read = (tx: Tx, actor: Actor) => Promise<unknown>
const FIRST = { page: 1, limit: 20 }
const LATER = { page: 20, limit: 20 }
const VAIN = 'nobody said that'

const requests =
  (query: Partial<Parameters<typeof listRequests>[1]>): Read =>
  async (tx, actor) => {
    const { rows } = await listRequests(tx, { shown: 'OPEN', ...FIRST, ...query })
    return presentRequests(tx, actor, rows)
  }
const orders =
  (query: Partial<Parameters<typeof listOrders>[1]>): Read =>
  async (tx) => {
    const { rows } = await listOrders(tx, { shown: 'OPEN', ...FIRST, ...query })
    return presentOrders(tx, rows)
  }
const bills =
  (query: Partial<Parameters<typeof listBills>[1]>): Read =>
  (tx) =>
    listBills(tx, { shown: 'TO_PAY', ...FIRST, ...query })
const assets =
  (query: Partial<Parameters<typeof listAssets>[1]>): Read =>
  (tx) =>
    listAssets(tx, { shown: 'ALL', ...FIRST, ...query })
const inspections =
  (query: Partial<Parameters<typeof listInspections>[1]>): Read =>
  async (tx) => {
    const { rows } = await listInspections(tx, { ...FIRST, ...query })
    return presentInspections(tx, rows)
  }
const vendors =
  (query: Partial<Parameters<typeof listVendors>[1]>): Read =>
  async (tx) => {
    const { rows } = await listVendors(tx, { ...FIRST, ...query })
    return presentVendors(tx, rows)
  }

/** Skipped for owners of a few homes: they have too few matches for a limited count to stop early, so it grows with the data. */
const exceptOwners =
  (read: Read): Read =>
  async (tx, actor) =>
    actor.role === 'LANDLORD' ? [] : read(tx, actor)

/** Maintenance reads that are measured. */
export const UPKEEP_READS: Record<string, Read> = {
  'open requests': requests({}),
  'requests over their time': requests({ shown: 'LATE' }),
  'all requests, a later page': requests({ shown: 'ALL', page: 20 }),
  'requests of one kind': exceptOwners(requests({ shown: 'DONE', category: 'WATER' })),
  'a search of requests in vain': requests({ shown: 'ALL', search: VAIN }),
  'a search of requests': requests({ shown: 'ALL', search: 'soakaway' }),
  'one request': async (tx, actor) => {
    const { rows } = await listRequests(tx, { shown: 'ALL', page: 1, limit: 1 })
    return rows[0] && presentRequest(tx, actor, await getRequest(tx, rows[0].id))
  },
  'figures of requests': (tx, actor) => getFigures(tx, actor, {}),
  'what waits': async (tx, actor) => (actor.role === 'TENANT' ? [] : listNeeds(tx, { actor })),
  'open orders': orders({}),
  'orders over their day': orders({ shown: 'LATE' }),
  'orders that wait for approval': orders({ shown: 'APPROVAL' }),
  'orders in work': orders({ shown: 'ALL', status: 'IN_PROGRESS' }),
  'all orders, a later page': orders({ shown: 'ALL', ...LATER }),
  'orders of one kind': exceptOwners(orders({ shown: 'DONE', category: 'WATER' })),
  'a search of orders in vain': orders({ shown: 'ALL', search: VAIN }),
  'a search of orders': orders({ shown: 'ALL', search: 'soakaway' }),
  'bills to pay': bills({}),
  'bills that were paid': bills({ shown: 'PAID' }),
  'bills taken back': bills({ shown: 'VOIDED' }),
  'all bills, a later page': bills({ shown: 'ALL', ...LATER }),
  assets: assets({}),
  'assets, a later page': assets(LATER),
  'assets with work overdue': assets({ shown: 'OVERDUE' }),
  'assets whose fault comes back': assets({ shown: 'COMES_BACK' }),
  'assets of one kind': assets({ kind: 'LIFT' }),
  'assets that are down': assets({ status: 'DOWN' }),
  'a search of assets in vain': assets({ search: VAIN }),
  'a search of assets': assets({ search: 'grundfos' }),
  plans: (tx) => listPlans(tx, { shown: 'ACTIVE', ...FIRST }),
  'condition reports': inspections({}),
  'condition reports, a later page': inspections(LATER),
  'condition reports in writing': inspections({ status: 'DRAFT' }),
  'condition reports of one kind': exceptOwners(inspections({ kind: 'MOVE_OUT' })),
  vendors: vendors({}),
  'vendors, a later page': vendors(LATER),
  'vendors of one trade': vendors({ trade: 'WATER' }),
  'vendors on hold': vendors({ status: 'ON_HOLD' }),
  'a search of vendors in vain': vendors({ search: VAIN }),
  'a search of vendors': vendors({ search: 'ikeja' }),
}
