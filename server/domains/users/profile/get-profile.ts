import type { Profile } from '@gida/contract/domains/users/profile'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { getPerson } from '../person-row.ts'
import { avatarUrl } from '../present.ts'

/** A person's profile; empty values by default. */
export async function getProfile(tx: Tx, actor: Actor, id: string): Promise<Profile> {
  const person = await getPerson(tx, actor, id)
  const said = await tx
    .selectFrom('user_profile')
    .select(['bio', 'preferences', 'emergency_name', 'emergency_phone', 'emergency_relationship'])
    .where('user_id', '=', id)
    .executeTakeFirst()
  const { emergency_name: name, emergency_phone: phone, emergency_relationship: relationship } = said ?? {}
  return {
    id,
    user_id: id,
    avatar_url: avatarUrl(person),
    bio: said?.bio ?? null,
    address: person.address,
    preferences: (said?.preferences ?? {}) as Profile['preferences'],
    emergency_contact: name && phone && relationship ? { name, phone, relationship } : null,
  }
}
