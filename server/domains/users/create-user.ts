import type { Role } from '@gida/contract/shared/roles'
import type { Tx } from '../../platform/db/db.ts'
import { brokenConstraint } from '../../platform/db/problems.ts'
import { problem } from '../../platform/errors/problem.ts'

export type NewUser = {
  email: string
  full_name: string
  phone: string | null
  role: Role
  address?: string | null
  is_demo?: boolean
}

/** Makes a person. An e-mail address or a phone number that is taken is refused by name. */
export async function createUser(tx: Tx, user: NewUser): Promise<{ id: string }> {
  try {
    return await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  } catch (error) {
    const broken = brokenConstraint(error)
    if (broken === 'users_email_key') throw problem('EMAIL_TAKEN')
    if (broken === 'users_phone_key') throw problem('PHONE_TAKEN')
    throw error
  }
}
