import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addressOf, UNKNOWN_ADDRESS } from './address-of.ts'

test('who has gone has an address to be counted by, though the socket no longer tells one', async () => {
  const app = Fastify()
  const came = Promise.withResolvers<void>()
  const told = Promise.withResolvers<string>()
  app.get('/', async (request) => {
    const gone = once(request.raw.socket, 'close')
    came.resolve()
    await gone
    told.resolve(addressOf(request))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const line = connect((app.addresses()[0] as AddressInfo).port, '127.0.0.1')
  line.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n')
  await came.promise
  line.destroy()
  expect(await told.promise).toBe(UNKNOWN_ADDRESS)
  await app.close()
})
