import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { useWorld } from '../../../testing/world.ts'

const OLD = `sk_test_${randomBytes(12).toString('hex')}`
const until = new Date(Date.now() + 72 * 3_600_000)
const world = useWorld({
  env: { PAYSTACK_PREVIOUS_SECRET_KEY: OLD, PAYSTACK_PREVIOUS_KEY_UNTIL: until.toISOString() },
})

function deliver(key: string, reference: string) {
  const body = JSON.stringify({ event: 'charge.success', data: { reference, status: 'success' } })
  return world.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhook',
    headers: {
      'content-type': 'application/json',
      'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex'),
    },
    payload: body,
  })
}

test('webhooks signed with the key before this one are taken for a time, and refused after it', async () => {
  const { key } = world.services.config.provider
  expect((await deliver(OLD, 'GT-OLD-1')).statusCode).toBe(200)
  expect((await deliver(key, 'GT-NEW-1')).statusCode).toBe(200)
  expect((await deliver('sk_test_of_somebody_else', 'GT-ELSE-1')).statusCode).toBe(401)

  world.services.clock.advance(until.getTime() - world.services.clock.now().getTime())
  expect((await deliver(OLD, 'GT-OLD-2')).statusCode).toBe(401)
  expect((await deliver(key, 'GT-NEW-2')).statusCode).toBe(200)
})
