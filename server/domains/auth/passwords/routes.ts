import { auth } from '@gida/contract/domains/auth/endpoints'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { ofCaller } from '../caller-allowance.ts'
import { changePassword } from './change-password.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'

export function passwordRoutes({ on, inSteps }: Mount): void {
  on(auth.forgotPassword, async (tx, { body, request }) => {
    await spendAllowance(tx, ofCaller('mailed_link', request.address))
    await requestReset(tx, body.email)
    return undefined
  })

  inSteps(auth.resetPassword, async ({ services, body }) => {
    await resetPassword(services, body)
    return undefined
  })

  inSteps(auth.changePassword, ({ services, actor, body, request }) =>
    changePassword(services, actor, body, request),
  )
}
