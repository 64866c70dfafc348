import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { asFields, asNumber, asText } from '../http/loose-values.ts'
import { createdFilter, listRows } from '../http/pages.ts'
import { getByIdOrReference } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import { createRefund } from './create-refund.ts'
import { announceRefund } from './move-refund.ts'
import { getRefund, presentListedRefund, presentNewRefund, type Refund } from './refund.ts'
import { retryRefund } from './retry-refund.ts'

export function refundRoutes(app: FastifyInstance, world: World) {
  app.post('/refund', async (request) => {
    const refund = world.db.transaction(() => {
      const created = createRefund(world, request.business, asFields(request.body))
      announceRefund(world, request.business, created)
      return created
    })
    return answer('Refund has been queued for processing', presentNewRefund(world, refund))
  })

  app.get('/refund', async (request) => {
    const { business } = request
    const query = asFields(request.query)
    const filter = createdFilter(business, query)
    const transaction = asText(query.transaction)
    if (transaction) {
      filter.where('transaction_id = ?', getByIdOrReference(world, business, transaction).id)
    }
    const { rows, meta } = listRows<Refund>(world.db, 'refunds', filter, query)
    return answer('Refunds retrieved', rows.map(presentListedRefund), meta)
  })

  app.get('/refund/:id', async (request) => {
    const id = asNumber(asFields(request.params).id) ?? 0
    return answer('Refund retrieved', presentListedRefund(getRefund(world, request.business, id)))
  })

  app.post('/refund/retry_with_customer_details/:id', async (request) => {
    const id = asNumber(asFields(request.params).id) ?? 0
    const refund = retryRefund(world, request.business, id, asFields(request.body))
    const message = 'Refund retried and has been queued for processing'
    return answer(message, presentNewRefund(world, refund))
  })
}
