import { auth } from '@gida/contract/domains/auth/endpoints'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { ofCaller } from '../caller-allowance.ts'
import { requestVerification } from './send-verification.ts'
import { verifyEmail } from './verify-email.ts'

export function linkRoutes({ on }: Mount): void {
  on(auth.sendVerification, async (tx, { body, request }) => {
    await spendAllowance(tx, ofCaller('mailed_link', request.address))
    await requestVerification(tx, body.email)
    return undefined
  })

  on(auth.verifyEmail, (tx, { query }) => verifyEmail(tx, query.token))
}
