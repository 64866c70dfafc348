import type { ApproveBody } from '@gida/contract/domains/applications/application'
import { Language } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { lockUnits } from '../estates/index.ts'
import { invitePerson } from '../invitations/index.ts'
import { draftLease } from '../leases/index.ts'
import type { ApplicationRow } from './application-queries.ts'
import { lockApplication, moveApplication } from './move-application.ts'

/**
 * Approves an application: invites the applicant, drafts the lease, and reserves the unit. A resident of the estate is asked to
 * accept the lease at once.
 */
export async function approveApplication(
  tx: Tx,
  actor: Actor,
  id: string,
  terms: ApproveBody,
): Promise<void> {
  const application = await lockApplication(tx, id, 'approve')
  const { unit_id, full_name } = application
  const [unit] = await lockUnits(tx, [unit_id]) // of two concurrent approvals for one unit, only one succeeds
  if (unit?.status !== 'VACANT') {
    throw new Problem('ILLEGAL_STATE', { message: `${unit?.name} is no longer vacant.` })
  }
  const wanted = { ...terms, unit_id, tenant_name: full_name }
  const tenant_id = await findResident(tx, application)
  const invitation_id = tenant_id ? undefined : await inviteApplicant(tx, actor, application)
  const lease = tenant_id
    ? await asSystem(tx, () => draftLease(tx, actor, { ...wanted, tenant_id }, 'PENDING_SIGNATURE'))
    : await draftLease(tx, actor, { ...wanted, tenant_id: null, invitation_id })
  await moveApplication(tx, id, 'approve', {
    status: 'APPROVED',
    decided_by: actor.user_id,
    decided_at: tx.now,
    ...(invitation_id && { invitation_id }),
    lease_id: lease.id,
  })
}

/** The tenant of the estate with this number or address, whether or not the actor can see them. */
function findResident(tx: Tx, { estate_id, phone, email }: ApplicationRow): Promise<string | null> {
  return asSystem(tx, async () => {
    const found = await sql<{ id: string }>`
      select u.id from estate_association a join users u on u.id = a.user_id join credential c on c.user_id = u.id
      where a.estate_id = ${estate_id} and a.role = 'TENANT' and u.status <> 'INACTIVE'
        and (u.phone = ${phone} or u.email = ${email})
      order by u.phone = ${phone} desc nulls last limit 1`.execute(tx)
    return found.rows[0]?.id ?? null
  })
}

/** The invitation to this unit; a pending one is reused. */
async function inviteApplicant(tx: Tx, actor: Actor, application: ApplicationRow): Promise<string> {
  const { estate_id, unit_id, full_name, phone, email } = application
  const language = Language.parse(application.language)
  const wanted = {
    ...({ role: 'TENANT', estate_id, unit_id, full_name, phone, language } as const),
    ...(email && { email }),
  }
  try {
    return (await invitePerson(tx, actor, wanted)).id
  } catch (error) {
    const waiting = error instanceof Problem && error.code === 'INVITATION_PENDING' ? error.details : null
    const id = (waiting as { invitation_id?: string | null } | null)?.invitation_id
    if (!id) throw error
    return id
  }
}
