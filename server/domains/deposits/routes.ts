import { deposits } from '@gida/contract/domains/deposits/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { answerDeductions } from './answer-deductions.ts'
import { getDeposit } from './get-deposit.ts'
import { listDeposits } from './list-deposits.ts'
import { proposeDeductions } from './propose-deductions.ts'
import { recordPartReturn } from './record-part-return.ts'
import { recordReturn } from './record-return.ts'
import { setReturnAccount } from './set-return-account.ts'
import { settleDeposit } from './settle-deposit.ts'

export function depositRoutes({ on, once, inSteps }: Mount): void {
  on(deposits.listDeposits, (tx, { actor, query }) => listDeposits(tx, actor, query))

  on(deposits.getDeposit, (tx, { actor, params }) => getDeposit(tx, actor, params.id))

  on(deposits.proposeDeductions, async (tx, { actor, params, body }) => {
    await proposeDeductions(tx, actor, params.id, body)
    return getDeposit(tx, actor, params.id)
  })

  on(deposits.agreeToDeductions, async (tx, { actor, params, body }) => {
    await answerDeductions(tx, actor, params.id, { agreed: true, ...body })
    return getDeposit(tx, actor, params.id)
  })

  on(deposits.disputeDeductions, async (tx, { actor, params, body }) => {
    await answerDeductions(tx, actor, params.id, { agreed: false, ...body })
    return getDeposit(tx, actor, params.id)
  })

  inSteps(deposits.setReturnAccount, async ({ services, actor, params, body }) => {
    await setReturnAccount(services, actor, params.id, body)
    return services.transaction(actor, (tx) => getDeposit(tx, actor, params.id))
  })

  once(deposits.settleDeposit, async (tx, { actor, params }) => {
    await settleDeposit(tx, actor, params.id)
    return getDeposit(tx, actor, params.id)
  })

  once(deposits.recordReturn, async (tx, { actor, params, body }) => {
    await recordReturn(tx, actor, params.id, body)
    return getDeposit(tx, actor, params.id)
  })

  once(deposits.recordPartReturn, async (tx, { actor, params, body }) => {
    await recordPartReturn(tx, actor, params.id, body)
    return getDeposit(tx, actor, params.id)
  })
}
