import { lagosDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { LeaseRow } from '../../leases/index.ts'
import { PDF, receiptOf } from '../../receipts/index.ts'
import type { Source } from './source.ts'

/** Receipts of payments that settled charges of the lease. */
const receiptsOf = (tx: Tx, lease: LeaseRow) =>
  tx
    .selectFrom('receipt')
    .select(['id', 'number', 'amount', 'issued_at', 'status'])
    .where(
      sql<SqlBool>`payment_id in (select a.payment_id from allocation a join charge c on c.id = a.charge_id where c.lease_id = ${lease.id})`,
    )
    .orderBy('issued_at')
    .orderBy('id')

export const receipts: Source = {
  list: async (tx, lease) =>
    (await receiptsOf(tx, lease).execute()).map(({ id, number, amount, issued_at }) => ({
      ...{ kind: 'RECEIPT' as const, id, group: null, on: lagosDay(issued_at) },
      title: `Receipt ${number}, ${formatNaira(amount)}`,
    })),
  gather: async ({ services, actor, lease, wanted }) => {
    const { receipts: ids } = wanted.chosen
    if (ids.length === 0) return []
    const found = await services.transaction(actor, (tx) =>
      receiptsOf(tx, lease).where('id', 'in', ids).execute(),
    )
    return found.map(({ id, number, amount, issued_at, status }) => ({
      title: `Receipt ${number}${status === 'ISSUED' ? '' : ' (voided)'}`,
      lines: [{ at: issued_at, words: `Receipt ${number} for ${formatNaira(amount)}` }],
      originals: [{ name: `${number}.pdf`, content_type: PDF, read: () => receiptOf(services, actor, id) }],
    }))
  },
}
