import type { Language } from '@gida/contract/shared/language'
import type { Role } from '@gida/contract/shared/roles'
import type { Tx } from '../../../platform/db/db.ts'
import { refuseTaken } from './refuse-taken.ts'

export type NewUser = {
  /** Null for who has only a phone; one of the two is there. */
  email: string | null
  full_name: string
  phone: string | null
  role: Role
  /** English unless said. */
  language?: Language
  /** ACTIVE unless said. Who opens an account alone has first to show that the address is theirs. */
  status?: 'ACTIVE' | 'PENDING_VERIFICATION'
  address?: string | null
  email_verified_at?: Date | null
  is_demo?: boolean
}

/** Makes a person. An e-mail address or a phone number that is taken is refused by name. */
export async function createUser(tx: Tx, user: NewUser): Promise<{ id: string }> {
  return tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow().catch(refuseTaken)
}
