import type { Tenancy } from '@gida/contract/domains/transfers/line'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { containing, readCounted } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { servedEstates } from '../accounts/served-estates.ts'
import { tenancyLabel } from './tenancy-label.ts'

/** Tenancies that a line may be assigned to, including past ones: one per tenant and unit, with open amounts. Current tenants first. */
export async function listTenancies(
  tx: Tx,
  line_id: string,
  query: PageQuery & { search?: string | undefined },
): Promise<{ rows: Tenancy[]; total: number }> {
  const { bank_account_id } = orNotFound(
    await tx.selectFrom('bank_line').select('bank_account_id').where('id', '=', line_id).executeTakeFirst(),
  )
  const served = await servedEstates(tx, bank_account_id)
  // Words match separately, so that "amina b4" finds Amina in Flat B4.
  const said = query.search?.split(/[\s,]+/).filter(Boolean) ?? []
  const fits = said.map((word) => sql<boolean>`app.fold(f.said) like ${containing(word)}`)
  return readCounted(query, async ({ page, limit }) => {
    const { rows } = await sql<Tenancy & { total: number }>`
    with tenancy as (
      select l.unit_id, l.tenant_id, bool_and(l.status <> 'ACTIVE') as is_over,
        (array_agg(l.id order by (l.status = 'ACTIVE') desc, l.start_date desc, l.id desc))[1] as lease_id
      from lease l where l.estate_id = any (${served}::uuid[]) and app.tenant_shown(l) is not null group by 1, 2),
    found as (
      select t.*, coalesce(u.full_name, '') as tenant_name, ${tenancyLabel(served.length > 1)} as unit_label,
        concat_ws(' ', u.full_name, unit.name, property.name, estate.name) as said
      from tenancy t
        left join users u on u.id = t.tenant_id
        left join unit on unit.id = t.unit_id
        left join property on property.id = unit.property_id
        left join estate on estate.id = property.estate_id)
    select f.lease_id, f.tenant_name, f.unit_label, f.is_over, count(*) over () as total,
      (select coalesce(sum(c.open_amount), 0)::bigint from charge c
       where c.tenant_id = f.tenant_id and c.unit_id = f.unit_id) as open_amount
    from found f where ${fits.length > 0 ? sql.join(fits, sql` and `) : sql`true`}
    order by f.is_over, app.fold(f.tenant_name), f.lease_id
    limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
    return rows
  })
}
