import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import { rowsOf, scopeOf } from '../../../platform/access/scope.ts'
import { onDay, type Source } from './source.ts'

const MOST = 200

/** Dates by which tenants promised to pay. */
export const promises: Source = {
  types: ['ARREARS'],
  needs: 'tenants_read',
  read: async (tx, actor, { from, to, estate_id }) => {
    const scope = scopeOf(actor, estate_id)
    const isTheirs =
      scope.kind === 'agent'
        ? sql`t.id = any ((select app.assigned_tenancies())::uuid[])`
        : rowsOf(scope, 't')
    const { rows } = await sql<{ id: string; tenancy_id: string; day: string; amount: number; name: string }>`
      select p.id, t.id as tenancy_id, p.promised_on as day, p.amount, app.name_of(t.tenant_id) as name
      from payment_promise p join tenancy t on t.id = p.tenancy_id
      where p.replaced_at is null and p.reviewed_at is null and p.promised_on between ${from} and ${to}
        and ${isTheirs} and ${estate_id ? sql`t.estate_id = ${estate_id}` : sql`true`}
      order by p.promised_on, p.id limit ${MOST}`.execute(tx)
    return rows.map(({ id, tenancy_id, day, amount, name }) =>
      onDay(day, {
        ...{ id: `promise:${id}`, type: 'ARREARS', note: name },
        link: `/dashboard/payments/overdue?who=${tenancy_id}`,
        title: `${formatNaira(amount, 'short')} promised`,
      }),
    )
  },
}
