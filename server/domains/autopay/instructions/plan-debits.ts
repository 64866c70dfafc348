import { NOTICE_DAYS } from '@gida/contract/domains/autopay/recurring'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Writes down which charges are to be debited, once each, as soon as it is time for their notice. */
export async function planDebits(tx: Tx): Promise<void> {
  const today = lagosDay(tx.now)
  await sql`
    insert into standing_debit (instruction_id, charge_id, tenant_id, amount, debit_on)
    select i.id, c.id, i.tenant_id, c.open_amount, c.due_date + i.day_offset
    from standing_instruction i
    join charge c on c.lease_id = i.lease_id and c.tenant_id = i.tenant_id
    where i.status = 'ACTIVE' and c.open_amount > 0
      and c.transaction_type = any (i.transaction_types)
      and c.due_date >= i.takes_from and c.due_date + i.day_offset <= ${addDays(today, NOTICE_DAYS)}::date
    on conflict (instruction_id, charge_id) do nothing`.execute(tx)
}
