import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { asFields, asText } from '../http/loose-values.ts'
import { createdFilter, listCreated, listRows } from '../http/pages.ts'
import type { World } from '../world.ts'
import { createRecipient, presentRecipient, type Recipient } from './recipient.ts'
import { sendTransfer } from './send-transfer.ts'
import { getTransfer, presentNewTransfer, presentTransfer, type Transfer } from './transfer.ts'

export function transferRoutes(app: FastifyInstance, world: World) {
  app.post('/transferrecipient', async (request, reply) => {
    const recipient = createRecipient(world, request.business, asFields(request.body))
    reply.code(201)
    return answer('Transfer recipient created successfully', presentRecipient(recipient))
  })

  app.get('/transferrecipient', async (request) => {
    const { rows, meta } = listCreated<Recipient>(world.db, 'recipients', request)
    return answer('Recipients retrieved', rows.map(presentRecipient), meta)
  })

  app.post('/transfer', async (request) => {
    const transfer = sendTransfer(world, request.business, asFields(request.body))
    const message =
      transfer.status === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued'
    return answer(message, presentNewTransfer(transfer))
  })

  app.get('/transfer/verify/:reference', async (request) => {
    const reference = asText(asFields(request.params).reference) ?? ''
    const transfer = getTransfer(world, request.business, reference)
    return answer('Transfer retrieved', presentTransfer(world, transfer))
  })

  app.get('/transfer', async (request) => {
    const query = asFields(request.query)
    const filter = createdFilter(request.business, query)
    const status = asText(query.status)
    if (status) filter.where('status = ?', status)
    const { rows, meta } = listRows<Transfer>(world.db, 'transfers', filter, query)
    return answer(
      'Transfers retrieved',
      rows.map((row) => presentTransfer(world, row)),
      meta,
    )
  })
}
