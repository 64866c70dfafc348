import type { FastifyInstance } from 'fastify'
import type { Business } from '../businesses/business.ts'
import { applyAnswerFaults } from '../faults/answer-faults.ts'
import { answer } from '../http/answer.ts'
import { asFields, asNumber, asText, type Fields } from '../http/loose-values.ts'
import { Filter, listRows } from '../http/pages.ts'
import { notFound } from '../http/wire-error.ts'
import { getSubaccount } from '../subaccounts/subaccount.ts'
import { presentListedTransaction } from '../transactions/present-transaction.ts'
import type { Transaction } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import { settleDue } from './settle-due.ts'
import { presentSettlement, type Settlement } from './settlement.ts'

export function settlementRoutes(app: FastifyInstance, world: World) {
  app.get('/settlement', async (request) => {
    settleDue(world, request.business)
    const query = asFields(request.query)
    const filter = filterOf(world, request.business, query)
    const { rows, meta } = listRows<Settlement>(world.db, 'settlements', filter, query)
    return answer('Settlements retrieved', rows.map(presentSettlement), meta)
  })

  app.get('/settlement/:id/transactions', async (request) => {
    settleDue(world, request.business)
    const id = asNumber(asFields(request.params).id) ?? 0
    const sql = 'select id from settlements where business_id = ? and id = ?'
    if (!world.db.get(sql, request.business.id, id)) throw notFound('Settlement not found')
    const filter = new Filter().where(
      `(settlement_id = ? or subaccount_settlement_id = ?
        or id in (select transaction_id from split_shares where settlement_id = ?))`,
      id,
      id,
      id,
    )
    const { rows, meta } = listRows<Transaction>(world.db, 'transactions', filter, asFields(request.query))
    const shown = rows.map((row) => applyAnswerFaults(request.faults, presentListedTransaction(world, row)))
    return answer('Settlement transactions retrieved', shown, meta)
  })
}

function filterOf(world: World, business: Business, query: Fields): Filter {
  const filter = new Filter().where('business_id = ?', business.id).between('settled_at', query)
  const status = asText(query.status)
  if (status !== undefined && status !== 'success') filter.where('false') // what is not paid out yet has no row
  const subaccount = asText(query.subaccount)
  if (subaccount === 'none') filter.where('subaccount_id is null')
  else if (subaccount) filter.where('subaccount_id = ?', getSubaccount(world, business, subaccount).id)
  return filter
}
