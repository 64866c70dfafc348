import type { FastifyInstance } from 'fastify'
import { receiveTransfer } from '../accounts/receive-transfer.ts'
import { getDispute, presentDispute } from '../disputes/dispute.ts'
import { openDispute } from '../disputes/open-dispute.ts'
import { expireDispute, resolveDispute } from '../disputes/resolve-dispute.ts'
import { faultsFor } from '../faults/faults.ts'
import { answer } from '../http/answer.ts'
import { asFields, asNumber, asText } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { moveRefund } from '../refunds/move-refund.ts'
import { getRefund, presentListedRefund, type RefundStatus } from '../refunds/refund.ts'
import { presentTransaction } from '../transactions/present-transaction.ts'
import { getByReference } from '../transactions/transaction.ts'
import { endTransfer } from '../transfers/send-transfer.ts'
import { getTransfer, presentTransfer, type TransferStatus } from '../transfers/transfer.ts'
import type { World } from '../world.ts'

const param = (params: unknown, name: string) => asText(asFields(params)[name]) ?? ''

/** What banks and payers do on their own: transfers that arrive, refunds, disputes and transfers that end. */
export function moneyControlRoutes(app: FastifyInstance, world: World) {
  app.post('/simulator/dedicated_accounts/:account_number/transfer', async (request) => {
    const { business, params, body } = request
    const number = param(params, 'account_number')
    const { reference, deliveryId } = receiveTransfer(world, business, number, asFields(body))
    const { webhooks } = faultsFor(world, business, reference)
    if (deliveryId && webhooks === 'before_answer') await world.dispatcher.deliver(deliveryId)
    return answer('Transfer received', presentTransaction(world, getByReference(world, business, reference)))
  })

  app.post('/simulator/refunds/:id/outcome', async (request) => {
    const refund = getRefund(world, request.business, Number(param(request.params, 'id')))
    const status = oneOf<RefundStatus>(request.body, ['processing', 'needs-attention', 'processed', 'failed'])
    if (refund.status === 'processed' || refund.status === 'failed') throw invalid('The refund has ended')
    const moved = moveRefund(world, request.business, { ...refund, outcome: status }, status)
    return answer('Refund moved', presentListedRefund(moved))
  })

  app.post('/simulator/transactions/:reference/dispute', async (request) => {
    const reference = param(request.params, 'reference')
    const dispute = openDispute(world, request.business, reference, asFields(request.body))
    return answer('Dispute opened', presentDispute(world, dispute))
  })

  app.post('/simulator/disputes/:id/expire', async (request) => {
    const dispute = getDispute(world, request.business, Number(param(request.params, 'id')))
    if (dispute.status === 'resolved') throw invalid('The dispute is resolved')
    return answer('Time passed', presentDispute(world, expireDispute(world, request.business, dispute)))
  })

  app.post('/simulator/disputes/:id/outcome', async (request) => {
    const dispute = getDispute(world, request.business, Number(param(request.params, 'id')))
    if (dispute.status === 'resolved') throw invalid('The dispute is resolved')
    const resolution = oneOf<'merchant-accepted' | 'declined'>(
      { status: asFields(request.body).resolution },
      ['merchant-accepted', 'declined'],
    )
    const amount = asNumber(asFields(request.body).refund_amount)
    const resolved = resolveDispute(world, request.business, dispute, resolution, amount)
    return answer('Dispute resolved', presentDispute(world, resolved))
  })

  app.post('/simulator/transfers/:reference/outcome', async (request) => {
    const transfer = getTransfer(world, request.business, param(request.params, 'reference'))
    const status = oneOf<TransferStatus>(request.body, ['success', 'failed', 'reversed'])
    endTransfer(world, request.business, transfer, status)
    const ended = getTransfer(world, request.business, transfer.reference)
    return answer('Transfer moved', presentTransfer(world, ended))
  })
}

function oneOf<Name extends string>(body: unknown, names: Name[]): Name {
  const name = asText(asFields(body).status)
  const found = names.find((known) => known === name)
  if (!found) throw invalid(`One of: ${names.join(', ')}`, 'invalid_params')
  return found
}
