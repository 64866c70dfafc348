import type { InviteBody } from '@gida/contract/domains/invitations/invite'
import { INVITATION_DAYS, MOST_INVITATIONS_A_DAY } from '@gida/contract/domains/invitations/rules'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { deliverInvitation } from './deliver-invitation.ts'

const DAY_MS = 86_400_000

export const invitationsOf = ({ user_id }: Actor) => ({
  name: 'invitation',
  spender: user_id,
  most: MOST_INVITATIONS_A_DAY,
  seconds: DAY_MS / 1000,
})
const TOO_MANY = `You have reached the limit of ${MOST_INVITATIONS_A_DAY} invitations a day. Send a few in an hour, or the rest tomorrow.`

export const expiryFrom = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS)

/** Inserts an invitation and enqueues its sending. Only one can be pending per person, role and unit. */
export async function insertInvitation(
  tx: Tx,
  actor: Actor,
  wanted: InviteBody & { user_id?: string },
): Promise<{ id: string }> {
  await spendAllowance(tx, invitationsOf(actor), TOO_MANY)
  await refuseMember(tx, wanted)
  const { unit_ids = [], ...rest } = wanted
  await sql`select app.lapse_invitations(${wanted.estate_id}, ${wanted.email ?? null}, ${wanted.phone ?? null})`.execute(
    tx,
  )
  const made = await tx
    .insertInto('invitation')
    .values({
      ...rest,
      unit_ids: [...new Set(unit_ids)],
      invited_by: actor.user_id,
      sent_at: tx.now,
      expires_at: expiryFrom(tx.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw problem('INVITATION_PENDING', { invitation_id: await findPending(tx, wanted) })
  await sql`select app.open_again(${wanted.email ?? null}, ${wanted.phone ?? null}, ${wanted.role})`.execute(
    tx,
  )
  await enqueue(tx, deliverInvitation, { invitation_id: made.id, sending: 1 })
  return made
}

type Address = Pick<InviteBody, 'estate_id' | 'role' | 'unit_id' | 'email' | 'phone'>

/** The pending invitation of the same person, whoever sent it. */
export async function findPending(tx: Tx, { estate_id, role, unit_id, email, phone }: Address) {
  const found = await sql<{ id: string | null }>`select app.pending_invitation(
    ${estate_id}, ${role}, ${unit_id ?? null}, ${email ?? null}, ${phone ?? null}) as id`.execute(tx)
  return found.rows[0]?.id ?? null
}

async function refuseMember(tx: Tx, { estate_id, role, email, phone }: Address): Promise<void> {
  const asked = await sql<{ yes: boolean }>`select app.belongs_to_estate(
    ${estate_id}, ${role}, ${email ?? null}, ${phone ?? null}) as yes`.execute(tx)
  if (asked.rows[0]?.yes) throw problem('ALREADY_MEMBER')
}
