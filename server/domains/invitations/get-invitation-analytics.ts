import { type InvitationAnalytics, InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { scopeOfInvitations } from './queries.ts'

type Row = Omit<InvitationAnalytics['by_role'][number], 'role'> & {
  role: InvitedRole | null
  median_seconds: number | null
}

/** Sent invitations by outcome, in total and by role. */
export async function getInvitationAnalytics(
  tx: Tx,
  actor: Actor,
  estate_id?: string,
): Promise<InvitationAnalytics> {
  const { rows } = await sql<Row>`
    select role, count(*) as sent,
      count(*) filter (where status = 'ACCEPTED') as accepted,
      count(*) filter (where status = 'PENDING' and expires_at > ${tx.now}) as pending,
      count(*) filter (where status = 'EXPIRED' or status = 'PENDING' and expires_at <= ${tx.now}) as expired,
      count(*) filter (where status = 'REVOKED') as revoked,
      (percentile_cont(0.5) within group (order by extract(epoch from accepted_at - created_at))
        filter (where status = 'ACCEPTED'))::bigint as median_seconds
    from invitation
    where ${scopeOfInvitations(actor)} and ${estate_id ? sql`estate_id = ${estate_id}` : sql`true`}
    group by grouping sets ((), (role))`.execute(tx)
  const total = rows.find((row) => row.role === null)
  const { sent = 0, accepted = 0, pending = 0, expired = 0, revoked = 0 } = total ?? {}
  return {
    ...{ sent, accepted, pending, expired, revoked },
    acceptance_rate: sent === 0 ? 0 : Math.floor((accepted * 100) / sent),
    median_seconds: total?.median_seconds ?? null,
    by_role: InvitedRole.options.flatMap((role) => {
      const of = rows.find((row) => row.role === role)
      if (!of) return []
      const { median_seconds, ...tally } = of
      return [{ ...tally, role }]
    }),
  }
}
