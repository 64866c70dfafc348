import type { Role } from '@gida/contract/shared/roles'
import { hashPassword } from '../../domains/auth/passwords/password.ts'
import type { World } from '../world.ts'
import { type Person, signedIn } from './people.ts'

export const PASSWORD = 'Adire-Indigo-77'
let hash: Promise<string> | undefined

/** A person with a password, by default a landlord. */
export async function withPassword(
  world: World,
  given: { phone?: string; full_name?: string } = {},
  role: Role = 'LANDLORD',
): Promise<Person> {
  const person = await signedIn(world, role, given)
  hash ??= hashPassword(PASSWORD)
  const password_hash = await hash
  await world.services.transaction('system', (tx) =>
    tx.insertInto('credential').values({ user_id: person.id, password_hash }).execute(),
  )
  return person
}
