import type { RegisterBody, Session } from '@gida/contract/domains/auth/session'
import { SELF_REGISTRABLE } from '@gida/contract/shared/roles'
import { problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { createUser, getUser } from '../users/index.ts'
import { refuseGuessing, rememberFailure } from './guessing.ts'
import { startVerification } from './links/send-verification.ts'
import { openSession, type Visitor } from './open-session.ts'
import { hashPassword, refuseWeakPassword } from './passwords/password.ts'

/**
 * Opens an account for a landlord or an estate manager, signs them in, and mails the link that verifies their address.
 * They can work at once.
 */
export async function registerUser(
  services: Services,
  wanted: RegisterBody,
  visitor: Visitor,
): Promise<Session> {
  if (!SELF_REGISTRABLE.includes(wanted.role)) throw problem('ROLE_REQUIRES_INVITATION')
  refuseWeakPassword(wanted.password, wanted.email)
  await services.transaction('system', (tx) => refuseGuessing(tx, wanted.email, visitor.address))
  const password_hash = await hashPassword(wanted.password)
  try {
    return await services.transaction('system', async (tx) => {
      const { email, full_name, role, phone = null } = wanted
      const { id } = await createUser(tx, { email, full_name, role, phone, status: 'PENDING_VERIFICATION' })
      await tx.insertInto('credential').values({ user_id: id, password_hash }).execute()
      const user = await getUser(tx, id)
      await startVerification(tx, user)
      return openSession(tx, services, user, visitor)
    })
  } catch (error) {
    // Registering tells whether an address is known; so it is counted like guessing.
    await services.transaction('system', (tx) => rememberFailure(tx, wanted.email, visitor.address))
    throw error
  }
}
