import type { FastifyInstance } from 'fastify'
import { applyAnswerFaults } from '../faults/answer-faults.ts'
import { answer } from '../http/answer.ts'
import { asFields, asText } from '../http/loose-values.ts'
import { invalid, notFound } from '../http/wire-error.ts'
import type { World } from '../world.ts'
import { initializeTransaction } from './initialize-transaction.ts'
import { listTransactions, totalTransactions } from './list-transactions.ts'
import { readLog } from './payment-log.ts'
import { presentListedTransaction, presentTransaction } from './present-transaction.ts'
import { readInitialize } from './read-initialize.ts'
import { findById, getByReference } from './transaction.ts'

export function transactionRoutes(app: FastifyInstance, world: World) {
  app.post('/transaction/initialize', async (request) => {
    const wanted = readInitialize(asFields(request.body))
    return answer('Authorization URL created', initializeTransaction(world, request.business, wanted))
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
    const byId = /^\d+$/.test(key) ? findById(world, request.business, Number(key)) : undefined
    const transaction = byId ?? getByReference(world, request.business, key)
    return answer('Timeline retrieved', readLog(transaction))
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
