import { NOTICE_DAYS } from '@gida/contract/domains/autopay/autopay'
import { SMALLEST_PAYMENT } from '@gida/contract/domains/payments/rules'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { mayCollect } from './may-collect.ts'

/**
 * Records which charges autopay will collect, once each, when their notice is due. A charge paid otherwise and open
 * again, such as after a bounced cheque, is announced again.
 */
export async function planAutopayCharges(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'plan_debits',
    items: pagesOf(services, findToPlan),
    each: inTransaction(services, (tx, { id }) => planOf(tx, id)),
  })
}

/** Instructions with a charge that is not recorded yet. */
async function findToPlan(tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    select i.id from ${coming(tx.now)} and i.id > ${behind(after)}
      and not exists (select from autopay_charge d where d.instruction_id = i.id and d.charge_id = c.id
        and d.status <> 'PAID_OTHERWISE')
    group by i.id order by i.id limit ${limit}`.execute(tx)
  return rows
}

async function planOf(tx: Tx, instruction_id: string): Promise<void> {
  await sql`
    insert into autopay_charge (instruction_id, charge_id, tenant_id, amount, charge_on)
    select i.id, c.id, i.tenant_id, c.open_amount, c.due_date + i.day_offset
    from ${coming(tx.now)} and i.id = ${instruction_id}
    on conflict (instruction_id, charge_id) do update
      set status = 'PLANNED', amount = excluded.amount, charge_on = excluded.charge_on, noticed_at = null
      where autopay_charge.status = 'PAID_OTHERWISE'`.execute(tx)
}

const coming = (now: Date): RawBuilder<unknown> => sql`
  autopay_instruction i join charge c on c.lease_id = i.lease_id and c.tenant_id = i.tenant_id
  where i.status = 'ACTIVE' and c.open_amount >= ${SMALLEST_PAYMENT} and ${mayCollect('i')}
    and c.transaction_type = any (i.transaction_types)
    and c.due_date >= i.takes_from and c.due_date + i.day_offset <= ${addDays(lagosDay(now), NOTICE_DAYS)}::date`
