import type { ApproveBody } from '@gida/contract/domains/applications/application'
import { Language } from '@gida/contract/shared/language'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { lockUnits } from '../estates/index.ts'
import { invitePerson } from '../invitations/index.ts'
import { draftLease } from '../leases/index.ts'
import type { ApplicationRow } from './application-queries.ts'
import { lockApplication, moveApplication } from './move-application.ts'

/** Approves an applicant: they are invited, the lease is drafted, and the unit is reserved for them. */
export async function approveApplication(
  tx: Tx,
  actor: Actor,
  id: string,
  terms: ApproveBody,
): Promise<void> {
  const application = await lockApplication(tx, id, 'approve')
  const { unit_id, full_name } = application
  const [unit] = await lockUnits(tx, [unit_id]) // when two applications for one unit are approved at once, one succeeds
  if (unit?.status !== 'VACANT') {
    throw new Problem('ILLEGAL_STATE', { message: `${unit?.name} is not vacant any more.` })
  }
  const invitation_id = await inviteApplicant(tx, actor, application)
  const tenant = { tenant_id: null, tenant_name: full_name, invitation_id }
  const lease = await draftLease(tx, actor, { ...terms, ...tenant, unit_id })
  await moveApplication(tx, id, 'approve', {
    status: 'APPROVED',
    decided_by: actor.user_id,
    decided_at: tx.now,
    invitation_id,
    lease_id: lease.id,
  })
}

/** The invitation to this unit; a pending one is used again. */
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
