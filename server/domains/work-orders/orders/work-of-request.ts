import type { WorkOfRequest } from '@gida/contract/domains/work-orders/order'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { DB } from '../../../platform/db/schema/generated.ts'
import { getRequest } from '../../maintenance/index.ts'
import { presentVisit } from './present.ts'

/** The work orders of a request for those involved: visits and who bears the cost. Neighbours see none. */
export async function workOfRequest(tx: Tx, request_id: string): Promise<WorkOfRequest[]> {
  await getRequest(tx, request_id)
  const { rows: orders } = await sql<Omit<WorkOfRequest, 'visits'>>`
    select * from app.work_of_request(${request_id})`.execute(tx)
  const { rows: visits } = await sql<Selectable<DB['work_visit']>>`
    select * from app.visits_of_request(${request_id})`.execute(tx)
  return orders.map((order) => ({
    ...order,
    visits: visits
      .filter((visit) => visit.order_id === order.id)
      .map((visit) => presentVisit(visit, order.doer_name)),
  }))
}
