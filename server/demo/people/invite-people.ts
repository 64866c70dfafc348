import type { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { INVITATION_DAYS } from '@gida/contract/domains/invitations/rules'
import { joinEstate } from '../../domains/estates/index.ts'
import { deliverInvitation } from '../../domains/invitations/sending/deliver-invitation.ts'
import { getUser } from '../../domains/users/index.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Services } from '../../platform/services.ts'
import { demoPeople } from './people.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

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

/** Invitations of the demo's manager to people who have not come, or not yet. */
export async function invitePeople(services: Services, now: Date): Promise<void> {
  const waiting = await services.transaction('system', async (tx) => {
    const { id: manager } = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', demoPeople.manager.email)
      .executeTakeFirstOrThrow()
    return askOthers(tx, manager, now)
  })
  for (const invitation_id of waiting) await deliverInvitation.run(services, { invitation_id, sending: 1 })
}

type Coming = { estate_id: string; unit_id: string; user_id: string; invited_by: string }

/** How a tenant came to their unit, some days before they signed. */
export async function comeByInvitation(tx: Tx, { user_id, ...place }: Coming): Promise<void> {
  await joinEstate(tx, { estate_id: place.estate_id, user_id, role: 'TENANT' })
  const { email, full_name } = await getUser(tx, user_id)
  const sent = new Date(tx.now.getTime() - 4 * DAY)
  await tx
    .insertInto('invitation')
    .values({
      ...{ ...place, role: 'TENANT', email, full_name },
      ...{ created_at: sent, sent_at: sent, expires_at: new Date(sent.getTime() + INVITATION_DAYS * DAY) },
      ...{ status: 'ACCEPTED', accepted_by: user_id },
      accepted_at: new Date(sent.getTime() + (2 + ((full_name.length * 7) % 60)) * HOUR),
    })
    .execute()
}

/** To vacant units of each estate in turn; answers those that still wait. */
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
