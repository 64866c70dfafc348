import { addDays, type Day, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { noteOwnDifference } from '../../settlements/index.ts'

type Unsettled = BatchItem & { reference: string; expected: number }

/** Reports invoice payments up to that day that are missing in all settlements. */
export async function findMissingInvoiceMoney(services: Services, to: Day): Promise<void> {
  await runBatch(services, {
    name: 'find_missing_platform_settlements',
    items: pagesOf<Unsettled>(services, (tx, after, limit) =>
      tx
        .selectFrom('platform_invoice_payment')
        .select(['id', 'reference', sql<number>`amount - coalesce(fees, 0)`.as('expected')])
        .where('status', '=', 'COMPLETED')
        .where('settlement_id', 'is', null)
        .where('paid_at', '<', startOfDay(addDays(to, 1)))
        .where('id', '>', behind(after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
    each: inTransaction(services, (tx, { id, ...of }) =>
      noteOwnDifference(tx, {
        ...{ ...of, invoice_payment_id: id, provider_id: null, reason: 'MISSING', reported: 0 },
      }),
    ),
  })
}
