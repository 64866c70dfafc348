import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** An estate's credit: paid or credited beyond what it owed, less refunds. From credit notes and payments, which its managers can see. */
export async function creditOf(tx: Tx, estate_id: string): Promise<number> {
  const { rows } = await sql<{ credit: number }>`
    select (coalesce((select sum(amount - coalesce(fee_borne, 0) - applied) from platform_invoice_payment
        where estate_id = ${estate_id} and status = 'COMPLETED'), 0)
      + coalesce((select sum(amount - applied) from platform_credit_note where estate_id = ${estate_id}), 0)
      - coalesce((select sum(i.paid) from platform_invoice i where i.estate_id = ${estate_id}), 0)
      + coalesce((select sum(applied) from platform_invoice_payment
        where estate_id = ${estate_id} and status = 'COMPLETED'), 0)
      - coalesce((select sum(from_credit + reopened) from platform_reversal where estate_id = ${estate_id}), 0))::bigint as credit`.execute(
    tx,
  )
  return rows[0]?.credit ?? 0
}
