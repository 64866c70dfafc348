import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { makeConfig } from '../config/config.ts'
import { readEnvironment } from '../config/environment.ts'
import { makeServer } from './server.ts'

const IDLE_MS = 2_000 // far more than a busy machine's delay
const BODY = JSON.stringify({ words: 'x' })
let end = async () => {}
afterEach(() => end())

/** A connection with a started request: the head is sent, the body is not. */
async function begin(
  log = pino({ level: 'silent' }),
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<Socket> {
  const config = makeConfig(readEnvironment({ NODE_ENV: 'test', GIDA_SECRET: 'a secret for slow lines' }))
  const app = await makeServer(config, log, [], IDLE_MS)
  prepare(app)
  app.post('/slow', async ({ body }) => body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.addresses()[0] as { port: number }
  const line = connect(port, '127.0.0.1')
  end = async () => {
    line.destroy()
    await app.close()
  }
  line.write(
    `POST /slow HTTP/1.1\r\nhost: test\r\nconnection: close\r\naccept-encoding: br\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`,
  )
  return line
}

async function heardUntilEnd(line: Socket): Promise<string> {
  let heard = ''
  for await (const chunk of line) heard += chunk
  return heard
}

test('a request that comes slowly is waited for, longer than a line may be silent', async () => {
  const line = await begin()
  const heard = heardUntilEnd(line)
  const begun = performance.now()
  for (const sign of BODY) {
    line.write(sign)
    await pause(IDLE_MS / 6) // simulates a slow connection; waits for nothing
  }
  expect(await heard).toContain(BODY)
  expect(performance.now() - begun).toBeGreaterThan(2 * IDLE_MS)
})

test('a line on which nothing comes any more is shut', async () => {
  const line = await begin()
  line.write(BODY.slice(0, 5))
  expect(await heardUntilEnd(line)).not.toContain('200 OK')
})

test('whoever is gone while their answer is packed is no failed call', async () => {
  const said: string[] = []
  const answered = Promise.withResolvers<number>()
  const line = await begin(pino({}, { write: (text) => said.push(text) }), (app) => {
    app.addHook('onSend', async (_request, { statusCode }) => {
      if (statusCode !== 200) answered.resolve(statusCode)
    })
    app.addHook('preSerialization', async ({ raw }) => {
      line.destroy()
      await once(raw.socket, 'close')
      return Array.from({ length: 20_000 }, (_, row) => row * 7_919)
    })
  })
  line.write(BODY)
  expect([await answered.promise, said]).toEqual([400, []])
})
