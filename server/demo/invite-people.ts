import type { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { INVITATION_DAYS } from '@gida/contract/domains/invitations/rules'
import { sql } from 'kysely'
import { deliverInvitation } from '../domains/invitations/deliver-invitation.ts'
import type { Tx } from '../platform/db/db.ts'
import type { Services } from '../platform/services.ts'
import { demoPeople } from './people.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Tenants who came by an invitation: those of the newest tenancies. */
const JOINED = 14

type Wanted = {
  role: InvitedRole
  full_name: string
  email?: string
  phone?: string
  days_ago: number
  status: 'PENDING' | 'REVOKED'
}

/** Who has been asked and has not come, or not yet; the older ones have run out. */
const ASKED: readonly Wanted[] = [
  {
    role: 'TENANT',
    full_name: 'Zainab Abubakar',
    email: 'zainab.abubakar@example.ng',
    days_ago: 1,
    status: 'PENDING',
  },
  { role: 'TENANT', full_name: 'Emeka Okafor', phone: '+2348065550142', days_ago: 3, status: 'PENDING' },
  {
    role: 'PROPERTY_MANAGER',
    full_name: 'Halima Yusuf',
    email: 'halima.yusuf@example.ng',
    days_ago: 5,
    status: 'PENDING',
  },
  {
    role: 'LANDLORD',
    full_name: 'Chief Bode Adeniran',
    email: 'bode.adeniran@example.ng',
    days_ago: 12,
    status: 'PENDING',
  },
  {
    role: 'TENANT',
    full_name: 'Kelechi Nnamdi',
    email: 'kelechi.nnamdi@example.ng',
    days_ago: 20,
    status: 'PENDING',
  },
  { role: 'TENANT', full_name: 'Blessing Etim', phone: '+2348135550177', days_ago: 33, status: 'REVOKED' },
]

/** Invitations of the demo's manager: how the newest tenants came, and who is still waited for. */
export async function invitePeople(services: Services, now: Date): Promise<void> {
  const waiting = await services.transaction('system', async (tx) => {
    const { id: manager } = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', demoPeople.manager.email)
      .executeTakeFirstOrThrow()
    await rememberJoined(tx, manager)
    return askOthers(tx, manager, now)
  })
  for (const invitation_id of waiting) await deliverInvitation.run(services, { invitation_id, sending: 1 })
}

async function rememberJoined(tx: Tx, invited_by: string): Promise<void> {
  await sql`
    insert into invitation (estate_id, role, email, full_name, unit_id, invited_by, status,
      created_at, sent_at, expires_at, accepted_at, accepted_by)
    select l.estate_id, 'TENANT', t.email, t.full_name, l.unit_id, ${invited_by}, 'ACCEPTED',
      came.sent, came.sent, came.sent + make_interval(days => ${INVITATION_DAYS}),
      came.sent + make_interval(hours => 2 + (length(t.full_name) * 7) % 60), t.id
    from lease l join users t on t.id = l.tenant_id
      cross join lateral (select l.created_at - interval '4 days' as sent) came
    order by l.created_at desc, l.id desc limit ${JOINED}`.execute(tx)
}

/** To vacant homes of each estate in turn; answers those that still wait. */
async function askOthers(tx: Tx, invited_by: string, now: Date): Promise<string[]> {
  const vacant = await tx
    .selectFrom('unit')
    .select(['id', 'estate_id'])
    .where('status', '=', 'VACANT')
    .orderBy('estate_id')
    .orderBy('sort_name')
    .execute()
  const waiting: string[] = []
  for (const [index, { days_ago, ...person }] of ASKED.entries()) {
    const home = vacant[(index * 5) % vacant.length]
    if (!home) continue
    const sent = new Date(now.getTime() - days_ago * DAY - 2 * HOUR)
    const { id } = await tx
      .insertInto('invitation')
      .values({
        ...person,
        estate_id: home.estate_id,
        unit_id: person.role === 'TENANT' ? home.id : null,
        unit_ids: person.role === 'PROPERTY_MANAGER' ? [home.id] : [],
        invited_by,
        created_at: sent,
        sent_at: sent,
        expires_at: new Date(sent.getTime() + INVITATION_DAYS * DAY),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (person.status === 'PENDING') waiting.push(id)
  }
  return waiting
}
