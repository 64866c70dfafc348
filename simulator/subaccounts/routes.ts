import type { FastifyInstance } from 'fastify'
import { businessTime } from '../businesses/business.ts'
import { answer } from '../http/answer.ts'
import { asFields, asFlag, asText } from '../http/loose-values.ts'
import { createdFilter, listRows } from '../http/pages.ts'
import { randomCode } from '../store/codes.ts'
import type { World } from '../world.ts'
import { readSubaccount } from './read-subaccount.ts'
import {
  getSubaccount,
  presentListedSubaccount,
  presentNewSubaccount,
  presentSubaccount,
  type Subaccount,
} from './subaccount.ts'

export function subaccountRoutes(app: FastifyInstance, world: World) {
  app.post('/subaccount', async (request, reply) => {
    const { business } = request
    const wanted = readSubaccount(asFields(request.body))
    const now = businessTime(world, business)
    const subaccount_code = `ACCT_${randomCode(15)}`
    const fields = { ...wanted, business_id: business.id, subaccount_code, created_at: now, updated_at: now }
    world.db.insert('subaccounts', fields)
    reply.code(201)
    return answer('Subaccount created', presentNewSubaccount(getSubaccount(world, business, subaccount_code)))
  })

  app.get('/subaccount', async (request) => {
    const query = asFields(request.query)
    const filter = createdFilter(request.business, query)
    const active = asFlag(query.active)
    if (active !== undefined) filter.where('active = ?', Number(active))
    const { rows, meta } = listRows<Subaccount>(world.db, 'subaccounts', filter, query)
    return answer('Subaccounts retrieved', rows.map(presentListedSubaccount), meta)
  })

  app.get('/subaccount/:id_or_code', async (request) => {
    const idOrCode = asText(asFields(request.params).id_or_code) ?? ''
    return answer('Subaccount retrieved', presentSubaccount(getSubaccount(world, request.business, idOrCode)))
  })

  app.put('/subaccount/:id_or_code', async (request) => {
    const { business } = request
    const known = getSubaccount(world, business, asText(asFields(request.params).id_or_code) ?? '')
    const wanted = readSubaccount(asFields(request.body), known)
    world.db.update('subaccounts', known.id, { ...wanted, updated_at: businessTime(world, business) })
    const changed = getSubaccount(world, business, known.subaccount_code)
    return answer('Subaccount updated', presentNewSubaccount(changed))
  })
}
