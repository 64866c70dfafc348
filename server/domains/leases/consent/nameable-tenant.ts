import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** The tenant that an actor names in a lease, who must be visible to them: 404 for strangers, the same as for nobody. */
export async function getNameableTenant(tx: Tx, id: string): Promise<{ id: string; full_name: string }> {
  const { role, status, ...person } = orNotFound(
    await tx
      .selectFrom('users')
      .select(['id', 'full_name', 'role', 'status'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  if (role !== 'TENANT' || status === 'INACTIVE') throw problem('NOT_A_TENANT')
  return person
}

/** Whether a person has asked to be a tenant of an estate. If not, a lease waits for their acceptance. */
export async function hasAgreed(tx: Tx, tenant_id: string, estate_id: string): Promise<boolean> {
  const [agreed] = await haveAgreed(tx, [{ tenant_id, unit: { estate_id } }])
  return agreed === true
}

/** The same for many, in the order given. */
export async function haveAgreed(
  tx: Tx,
  wanted: readonly { tenant_id: string; unit: { estate_id: string } }[],
): Promise<boolean[]> {
  const tenants = wanted.map(({ tenant_id }) => tenant_id)
  const estates = wanted.map(({ unit }) => unit.estate_id)
  const { rows } = await sql<{ agreed: boolean }>`
    select app.has_agreed(w.tenant_id, w.estate_id) as agreed
    from unnest(${tenants}::uuid[], ${estates}::uuid[]) with ordinality w (tenant_id, estate_id, place)
    order by w.place`.execute(tx)
  return rows.map(({ agreed }) => agreed)
}
