import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { asFields, asNumber, asText } from '../http/loose-values.ts'
import { createdFilter, listRows } from '../http/pages.ts'
import type { World } from '../world.ts'
import { type Dispute, getDispute, presentDispute } from './dispute.ts'
import { offerUpload } from './evidence.ts'
import { answerDispute } from './resolve-dispute.ts'

export function disputeRoutes(app: FastifyInstance, world: World) {
  app.get('/dispute', async (request) => {
    const query = asFields(request.query)
    const filter = createdFilter(request.business, query)
    const status = asText(query.status)
    if (status) filter.where('status = ?', status)
    const transaction = asNumber(query.transaction)
    if (transaction !== undefined) filter.where('transaction_id = ?', transaction)
    const { rows, meta } = listRows<Dispute>(world.db, 'disputes', filter, query)
    const shown = rows.map((row) => presentDispute(world, row))
    return answer('Disputes retrieved', shown, meta)
  })

  app.get('/dispute/:id', async (request) => {
    const id = asNumber(asFields(request.params).id) ?? 0
    return answer('Dispute retrieved', presentDispute(world, getDispute(world, request.business, id)))
  })

  app.get('/dispute/:id/upload_url', async (request) => {
    const id = asNumber(asFields(request.params).id) ?? 0
    const wanted = asText(asFields(request.query).upload_filename)
    return answer('Upload url generated', offerUpload(world, request.business, id, wanted))
  })

  app.put('/dispute/:id/resolve', async (request) => {
    const id = asNumber(asFields(request.params).id) ?? 0
    const dispute = answerDispute(world, request.business, id, asFields(request.body))
    return answer('Dispute successfully resolved', presentDispute(world, dispute))
  })
}
