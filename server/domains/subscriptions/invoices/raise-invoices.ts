import { sql } from 'kysely'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { raiseInvoice } from './raise-invoice.ts'

/** For every estate that has or had a plan, each by itself. Idempotent. */
export async function raiseInvoices(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'raise_platform_invoices',
    items: pagesOf<BatchItem>(services, async (tx, after, limit) => {
      const { rows } = await sql<BatchItem>`
        select distinct estate_id as id from subscription where estate_id > ${behind(after)} order by 1 limit ${limit}`.execute(
        tx,
      )
      return rows
    }),
    each: inTransaction(services, raiseInvoice),
  })
}
