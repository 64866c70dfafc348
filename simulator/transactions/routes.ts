import type { FastifyInstance } from 'fastify'
import { applyAnswerFaults } from '../faults/answer-faults.ts'
import { answer } from '../http/answer.ts'
import { asFields, asText } from '../http/loose-values.ts'
import { invalid, notFound } from '../http/wire-error.ts'
import type { World } from '../world.ts'
import { chargeAuthorization } from './charge-authorization.ts'
import { initializeTransaction } from './initialize-transaction.ts'
import { listTransactions, totalTransactions } from './list-transactions.ts'
import { readLog } from './payment-log.ts'
import { presentListedTransaction, presentTransaction } from './present-transaction.ts'
import { readInitialize } from './read-initialize.ts'
import { findById, getByIdOrReference, getByReference } from './transaction.ts'

export function transactionRoutes(app: FastifyInstance, world: World) {
  app.post('/transaction/initialize', async (request) => {
    const wanted = readInitialize(asFields(request.body))
    return answer('Authorization URL created', initializeTransaction(world, request.business, wanted))
  })

  app.post('/transaction/charge_authorization', async (request) => {
    const charged = chargeAuthorization(world, request.business, asFields(request.body))
    if ('paused' in charged) {
      return answer('Please, redirect your customer to the authorization url provided', charged)
    }
    return answer('Charge attempted', applyAnswerFaults(request.faults, charged))
  })

  app.get('/transaction/verify/:reference', async (request) => {
    const reference = asText(asFields(request.params).reference) ?? ''
    const transaction = presentTransaction(world, getByReference(world, request.business, reference))
    return answer('Verification successful', applyAnswerFaults(request.faults, transaction))
  })

  app.get('/transaction', async (request) => {
    const { rows, meta } = listTransactions(world, request.business, asFields(request.query))
    const shown = rows.map((row) => presentListedTransaction(world, row))
    const data = shown.map((transaction) => applyAnswerFaults(request.faults, transaction))
    return answer('Transactions retrieved', data, meta)
  })

  app.get('/transaction/totals', async (request) => {
    return answer('Transaction totals', totalTransactions(world, request.business, asFields(request.query)))
  })

  app.get('/transaction/timeline/:id_or_reference', async (request) => {
    const key = asText(asFields(request.params).id_or_reference) ?? ''
    return answer('Timeline retrieved', readLog(getByIdOrReference(world, request.business, key)))
  })

  app.get('/transaction/:id', async (request) => {
    const id = asText(asFields(request.params).id) ?? ''
    if (!/^\d+$/.test(id)) throw invalid('Transaction ID should be numeric.', 'invalid_params')
    const found = findById(world, request.business, Number(id))
    if (!found) throw notFound('Transaction not found', 'transaction_not_found')
    const transaction = presentTransaction(world, found)
    return answer('Transaction retrieved', applyAnswerFaults(request.faults, transaction))
  })
}
