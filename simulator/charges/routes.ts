import type { FastifyInstance } from 'fastify'
import { applyAnswerFaults } from '../faults/answer-faults.ts'
import { answer } from '../http/answer.ts'
import { asFields, asText } from '../http/loose-values.ts'
import { presentCharge } from '../transactions/present-charge.ts'
import type { World } from '../world.ts'
import { charge } from './charge.ts'
import { findCharge, type Step, submit } from './steps.ts'

const steps: [path: string, step: Step][] = [
  ['submit_pin', 'pin'],
  ['submit_otp', 'otp'],
  ['submit_phone', 'phone'],
  ['submit_birthday', 'birthday'],
  ['submit_address', 'address'],
]

export function chargeRoutes(app: FastifyInstance, world: World) {
  app.post('/charge', async (request) => {
    const data = charge(world, request.business, asFields(request.body))
    return answer('Charge attempted', applyAnswerFaults(request.faults, data))
  })

  for (const [path, step] of steps) {
    app.post(`/charge/${path}`, async (request) => {
      const body = asFields(request.body)
      const reference = asText(body.reference) ?? ''
      const data = submit(world, request.business, reference, step, asText(body[step]))
      const isRefused = 'message' in data && asFields(data).status === 'failed'
      // A submit that failed says `status: false` and is still 200: the truth is in the data.
      return { ...answer('Charge attempted', applyAnswerFaults(request.faults, data)), status: !isRefused }
    })
  }

  app.get('/charge/:reference', async (request) => {
    const reference = asText(asFields(request.params).reference) ?? ''
    const transaction = findCharge(world, request.business, reference)
    if (transaction.status === 'success') {
      const shown = applyAnswerFaults(request.faults, presentCharge(world, transaction))
      return answer('Charge attempted', shown)
    }
    const { status, gateway_response: message } = transaction
    if (status === 'failed') return answer('Reference check successful', { reference, status, message })
    return answer('Reference check successful', { reference, status: 'pending' })
  })
}
