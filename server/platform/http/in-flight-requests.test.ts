import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { trackInFlight } from './in-flight-requests.ts'

test('what is done for somebody whose line has gone ends before the server has', async () => {
  const app = Fastify()
  const toTheEnd = trackInFlight(app)
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const done: string[] = []
  app.get('/', () =>
    toTheEnd(
      (async () => {
        begun.resolve()
        await goOn.promise
        done.push('refund asked for')
        return 'ok'
      })(),
    ),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const heard = once(app.server, 'connection')
  const line = connect((app.addresses()[0] as { port: number }).port, '127.0.0.1')
  line.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n')
  const [there] = (await heard) as [Socket]
  await begun.promise
  const gone = once(there, 'close')
  line.destroy()
  await gone

  const closed = app.close().then(() => done.push('closed'))
  setTimeout(goOn.resolve, 200) // a server that did not wait would have closed long before
  await closed
  expect(done).toEqual(['refund asked for', 'closed'])
})
