import type { Language } from '@gida/contract/shared/language'
import type { Role } from '@gida/contract/shared/roles'
import type { Tx } from '../../../platform/db/db.ts'
import { refuseTaken } from './refuse-taken.ts'
import { releasePhone } from './release-phone.ts'

export type NewUser = {
  /** Null if there is only a phone number; one of the two is required. */
  email: string | null
  full_name: string
  phone: string | null
  role: Role
  /** Default: English. */
  language?: Language
  /** Default: ACTIVE. Self-registered people first verify their address. */
  status?: 'ACTIVE' | 'PENDING_VERIFICATION'
  address?: string | null
  email_verified_at?: Date | null
  phone_verified_at?: Date | null
  is_demo?: boolean
}

/** Creates a person. A verified number leaves the account that has it unverified. Throws EMAIL_TAKEN or PHONE_TAKEN. */
export async function createUser(tx: Tx, user: NewUser): Promise<{ id: string }> {
  if (user.phone && user.phone_verified_at) await releasePhone(tx, user.phone)
  return tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow().catch(refuseTaken)
}
