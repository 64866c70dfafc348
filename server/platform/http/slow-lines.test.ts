import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { makeConfig } from '../config/config.ts'
import { readEnvironment } from '../config/environment.ts'
import { makeServer } from './server.ts'

const IDLE_MS = 400
const BODY = JSON.stringify({ words: 'x'.repeat(20) })
let end = async () => {}
afterEach(() => end())

/** A line to a server on which a request has begun: its head is sent, its body is not. */
async function begin(): Promise<Socket> {
  const config = makeConfig(readEnvironment({ NODE_ENV: 'test', GIDA_SECRET: 'a secret for slow lines' }))
  const app = await makeServer(config, pino({ level: 'silent' }), [], IDLE_MS)
  app.post('/slow', async ({ body }) => body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.addresses()[0] as { port: number }
  const line = connect(port, '127.0.0.1')
  end = async () => {
    line.destroy()
    await app.close()
  }
  line.write(
    `POST /slow HTTP/1.1\r\nhost: test\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`,
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
    await pause(IDLE_MS / 10) // the pace of a slow line, not a wait for something
  }
  expect(await heard).toContain(BODY)
  expect(performance.now() - begun).toBeGreaterThan(2 * IDLE_MS)
})

test('a line on which nothing comes any more is shut', async () => {
  const line = await begin()
  line.write(BODY.slice(0, 5))
  expect(await heardUntilEnd(line)).not.toContain('200 OK')
})
