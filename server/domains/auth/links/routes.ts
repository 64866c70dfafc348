import { auth } from '@gida/contract/domains/auth/endpoints'
import type { Mount } from '../../../platform/http/mount.ts'
import { requestVerification } from './send-verification.ts'
import { verifyEmail } from './verify-email.ts'

export function linkRoutes({ on }: Mount): void {
  on(auth.sendVerification, async (tx, { body, request }) => {
    await requestVerification(tx, body.email, request.address)
    return undefined
  })

  on(auth.verifyEmail, (tx, { query }) => verifyEmail(tx, query.token))
}
