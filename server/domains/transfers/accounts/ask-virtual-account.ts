import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { getLease } from '../../leases/index.ts'
import { canAskAccount } from '../policy.ts'
import { openVirtualAccount } from './open-virtual-account.ts'

/** Requests a virtual account for a tenancy. A job calls the provider; idempotent. */
export async function askVirtualAccount(tx: Tx, actor: Actor, lease_id: string): Promise<void> {
  const lease = await getLease(tx, lease_id)
  const { rows } = await sql<{ is_managed: boolean }>`
    select ${lease.estate_id} = any (app.managed_estates()) as is_managed`.execute(tx)
  if (!canAskAccount(actor, { ...lease, is_managed: rows[0]?.is_managed ?? false }))
    throw problem('PERMISSION_DENIED')
  if (!lease.tenant_id || lease.status !== 'ACTIVE') {
    throw new Problem('ILLEGAL_STATE', { message: 'Only a running tenancy can have its own account.' })
  }
  const asked = await tx
    .insertInto('virtual_account')
    .values({ lease_id, estate_id: lease.estate_id, tenant_id: lease.tenant_id, asked_by: actor.user_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (asked) await enqueue(tx, openVirtualAccount, { id: asked.id }, { key: `virtual-account:${asked.id}` })
}
