import type { RegisterBody, Session } from '@gida/contract/domains/auth/session'
import { SELF_REGISTRABLE } from '@gida/contract/shared/roles'
import { spendAllowance } from '../../platform/allowances/allowance.ts'
import { problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { createUser, getUser } from '../users/index.ts'
import { agreeToTerms } from './agree-to-terms.ts'
import { ofCaller } from './caller-allowance.ts'
import { startVerification } from './links/send-verification.ts'
import { openSession } from './open-session.ts'
import { hashPassword, refuseWeakPassword } from './passwords/password.ts'
import type { Visitor } from './sessions/device.ts'

/**
 * Opens an account for a landlord or an estate manager, signs them in, and mails the link that verifies their address. Every attempt
 * counts towards the limit, since it sends a mail or reveals that an address is known.
 */
export async function registerUser(
  services: Services,
  wanted: RegisterBody,
  visitor: Visitor,
): Promise<Session> {
  if (!SELF_REGISTRABLE.includes(wanted.role)) throw problem('ROLE_REQUIRES_INVITATION')
  await refuseWeakPassword(wanted.password, wanted.email)
  await services.transaction('system', (tx) => spendAllowance(tx, ofCaller('registration', visitor.address)))
  const password_hash = await hashPassword(wanted.password)
  return services.transaction('system', async (tx) => {
    const { email, full_name, role, phone = null } = wanted
    const { id } = await createUser(tx, { email, full_name, role, phone, status: 'PENDING_VERIFICATION' })
    await tx.insertInto('credential').values({ user_id: id, password_hash }).execute()
    await agreeToTerms(tx, id)
    const user = await getUser(tx, id)
    await startVerification(tx, user)
    return openSession(tx, services, user, visitor)
  })
}
