import { joinEstate } from '../../domains/estates/index.ts'
import { deactivateUser } from '../../domains/users/index.ts'
import { updateProfile } from '../../domains/users/profile/update-profile.ts'
import { showAvatar, storeAvatar } from '../../domains/users/profile/upload-avatar.ts'
import { setPermissions } from '../../domains/users/rights/set-permissions.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Services } from '../../platform/services.ts'
import { actingAs, type Lane } from '../lane.ts'
import { randomFor } from '../random.ts'
import { drawFace } from './draw-face.ts'
import { type MadePeople, makePerson } from './make-people.ts'
import { type DemoPerson, demoPeople } from './people.ts'

const DAY = 86_400_000

const staff = (name: string, full_name: string, phone: string, address: string): DemoPerson => ({
  email: `${name}@demo.gida.ng`,
  role: 'PROPERTY_MANAGER',
  full_name,
  phone,
  address,
})
/** Reads the reports beyond her role, and books no money. */
const CLERK = staff('blessing.effiong', 'Blessing Effiong', '+2348129904417', '9 Rumuola Road, Port Harcourt')
/** Left the firm; what he did stays under his name. */
const LEFT = staff('kelechi.obasi', 'Kelechi Obasi', '+2347036618230', '41 Gana Street, Maitama, Abuja')

const RELATIVES = ['Mother', 'Brother', 'Sister', 'Husband', 'Wife', 'Friend', 'Neighbour'] as const
const FIRST = ['Ifeoma', 'Tunde', 'Amina', 'Chidi', 'Bisi', 'Yakubu', 'Ebiere'] as const

/** Whom to call in an emergency, one who left, and one whose permissions were adjusted. */
export function maintainPeople(lane: Lane, people: MadePeople, now: Date): void {
  const manager = actingAs(people.manager, 'ESTATE_MANAGER')
  lane.plan(new Date(now.getTime() - 200 * DAY), async (tx) => {
    const estate_ids = await tx.selectFrom('estate').select('id').orderBy('name').execute()
    for (const [place, person] of [CLERK, LEFT].entries()) {
      const user_id = await makePerson(tx, person, people.password_hash)
      const estate_id = estate_ids[place]?.id
      if (estate_id) await joinEstate(tx, { estate_id, user_id, role: 'PROPERTY_MANAGER' })
      if (person === CLERK) {
        const change = { granted: ['reports_read' as const], denied: ['payments_write' as const] }
        await setPermissions(tx, manager, user_id, change)
      }
    }
  })
  lane.plan(new Date(now.getTime() - 40 * DAY), async (tx) => {
    await deactivateUser(tx, manager, await idOf(tx, LEFT.email))
    await nameRelatives(tx)
  })
}

/** Pictures of a few, kept before anything is written of them. */
export async function giveFaces(services: Services, lane: Lane, now: Date): Promise<void> {
  const faces = [demoPeople.manager, demoPeople.landlord, demoPeople.agent, demoPeople.tenant, CLERK]
  for (const [number, { email }] of faces.entries()) {
    const id = await services.transaction('system', (tx) => idOf(tx, email))
    const version = await storeAvatar(services, id, await drawFace(number))
    lane.plan(new Date(now.getTime() - 30 * DAY), (tx) => showAvatar(tx, id, version))
  }
}

async function nameRelatives(tx: Tx): Promise<void> {
  const tenants = await tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name'])
    .where('role', '=', 'TENANT')
    .orderBy('email')
    .execute()
  for (const { id, email, full_name } of tenants) {
    const random = randomFor(`emergency:${email}`)
    const isNamed = random.chance(0.5) || email === demoPeople.tenant.email
    if (!isNamed) continue
    const emergency_contact = {
      name: `${random.pick(FIRST)} ${full_name.split(' ').at(-1)}`,
      phone: `+234803${random.between(1_000_000, 9_999_999)}`,
      relationship: random.pick(RELATIVES),
    }
    await updateProfile(tx, actingAs(id, 'TENANT'), id, { emergency_contact })
  }
}

async function idOf(tx: Tx, email: string): Promise<string> {
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
