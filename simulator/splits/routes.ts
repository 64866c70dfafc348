import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { asFields, asFlag, asText } from '../http/loose-values.ts'
import { Filter, listRows } from '../http/pages.ts'
import type { World } from '../world.ts'
import { getSplit, presentSplit, type Split } from './split.ts'
import { addMember, createSplit, removeMember, updateSplit } from './write-split.ts'

export function splitRoutes(app: FastifyInstance, world: World) {
  const idOf = (params: unknown) => asText(asFields(params).id) ?? ''

  app.post('/split', async (request) => {
    const split = createSplit(world, request.business, asFields(request.body))
    return answer('Split created', presentSplit(world, split))
  })

  app.get('/split', async (request) => {
    const query = asFields(request.query)
    const filter = new Filter()
      .where('business_id = ? and is_dynamic = 0', request.business.id)
      .between('created_at', query)
    const name = asText(query.name)
    if (name) filter.where('name = ?', name)
    const active = asFlag(query.active)
    if (active !== undefined) filter.where('active = ?', Number(active))
    const { rows, meta } = listRows<Split>(world.db, 'splits', filter, query)
    return answer(
      'Split retrieved',
      rows.map((row) => presentSplit(world, row)),
      meta,
    )
  })

  app.get('/split/:id', async (request) => {
    const split = getSplit(world, request.business, idOf(request.params))
    return answer('Split retrieved', presentSplit(world, split))
  })

  app.put('/split/:id', async (request) => {
    const split = getSplit(world, request.business, idOf(request.params))
    const changed = updateSplit(world, request.business, split, asFields(request.body))
    return answer('Split group updated', presentSplit(world, changed))
  })

  app.post('/split/:id/subaccount/add', async (request) => {
    const split = getSplit(world, request.business, idOf(request.params))
    addMember(world, request.business, split, asFields(request.body))
    return answer('Subaccount added', presentSplit(world, split))
  })

  app.post('/split/:id/subaccount/remove', async (request) => {
    const split = getSplit(world, request.business, idOf(request.params))
    removeMember(world, request.business, split, asFields(request.body))
    return { status: true, message: 'Subaccount removed' }
  })
}
