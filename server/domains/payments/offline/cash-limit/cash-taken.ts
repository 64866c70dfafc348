import { type CashTaken, windowAround } from '@gida/contract/domains/payments/cash-limit'
import type { Day } from '@gida/contract/shared/dates'
import { fold } from '@gida/contract/shared/texts/fold'
import { sql } from 'kysely'
import { asSystem } from '../../../../platform/access/as-system.ts'
import type { Tx } from '../../../../platform/db/db.ts'

/** Payer identity for counting cash in an estate: the tenant, or the named person who pays for others. */
export type CashPayerOf = { estate_id: string; tenant_id: string; payer_name?: string | undefined }

/** Normalised name; null if the tenant paid. */
export const nameKey = (name: string | undefined): string | null =>
  name === undefined ? null : fold(name).replace(/[^a-z0-9]/g, '')

/** Cash taken around a day, by tenant and payer name; needs system rights. */
export const cashTaken = (
  tx: Tx,
  { estate_id, tenant_id, payer_name }: CashPayerOf,
  day: Day,
): Promise<{ byTenant: CashTaken[]; byName: CashTaken[] }> =>
  asSystem(tx, async () => {
    const { from, to } = windowAround(day)
    const { rows } = await sql<CashTaken & { is_tenant: boolean; is_named: boolean }>`
      select o.received_on::text as day, p.amount, p.tenant_id = ${tenant_id} as is_tenant,
        coalesce(regexp_replace(app.fold(o.payer_name), '[^a-z0-9]', '', 'g') = ${nameKey(payer_name)}, false) as is_named
      from offline_payment o join payment p on p.id = o.payment_id
      where o.estate_id = ${estate_id} and o.landed = 'HAND' and o.reversed_at is null and p.channel = 'CASH'
        and p.status in ('COMPLETED', 'REFUNDED') and o.received_on between ${from}::date and ${to}::date`.execute(
      tx,
    )
    return { byTenant: rows.filter((row) => row.is_tenant), byName: rows.filter((row) => row.is_named) }
  })
