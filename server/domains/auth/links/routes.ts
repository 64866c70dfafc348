import { auth } from '@gida/contract/domains/auth/endpoints'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { asSystemFor } from '../as-system.ts'
import { ofCaller } from '../caller-allowance.ts'
import { sendPhoneCode, verifyPhone } from './phone-code.ts'
import { releaseByLink } from './release-email.ts'
import { requestVerification } from './send-verification.ts'
import { verifyEmail } from './verify-email.ts'

export function linkRoutes({ on, inSteps }: Mount): void {
  on(auth.sendVerification, async (tx, { body, request }) => {
    await spendAllowance(tx, ofCaller('mailed_link', request.address))
    await requestVerification(tx, body.email)
    return undefined
  })

  inSteps(auth.sendPhoneCode, async ({ services, actor, request }) => {
    await asSystemFor(services, actor, async (tx) => {
      await spendAllowance(tx, ofCaller('mailed_link', request.address))
      await sendPhoneCode(tx, actor.user_id)
    })
    return undefined
  })

  inSteps(auth.verifyPhone, ({ services, actor, body }) => verifyPhone(services, actor, body.code))

  on(auth.verifyEmail, (tx, { query }) => verifyEmail(tx, query.token))

  inSteps(auth.verifyOwnEmail, ({ services, actor, body }) =>
    asSystemFor(services, actor, (tx) => verifyEmail(tx, body.token, actor.user_id)),
  )

  on(auth.releaseEmail, async (tx, { body }) => {
    await releaseByLink(tx, body.token)
    return undefined
  })
}
