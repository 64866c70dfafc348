import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp } from '../../app.ts'
import { testConfig, useWorld } from '../../testing/world.ts'
import { makeClock } from '../clock/clock.ts'
import { sendMail, sendText } from '../mail/outbox.ts'
import { loadClockOffset } from './clock.ts'

const asked: { path: string | undefined; key: string | undefined; body: string }[] = []
let answerStatus = 200
/** Replaces the simulator, whose clock is shared. */
const simulator = createServer(async (request, response) => {
  const chunks = await request.toArray()
  asked.push({
    path: request.url,
    key: request.headers.authorization,
    body: Buffer.concat(chunks).toString(),
  })
  response.writeHead(answerStatus).end('{}')
})
await new Promise<void>((resolve) => simulator.listen(0, '127.0.0.1', resolve))
const { port } = simulator.address() as AddressInfo
const world = useWorld({
  env: { PAYSTACK_SECRET_KEY: '', PAYSTACK_BASE_URL: '', SIMULATOR_PORT: String(port) },
})
const get = (url: string) => world.app.inject({ url })
const moveClock = (advance_hours: unknown) =>
  world.app.inject({ method: 'POST', url: '/dev/clock', payload: { advance_hours } })

afterAll(() => void simulator.close())
beforeAll(async () => {
  await world.services.transaction('system', async (tx) => {
    await sendText(tx, { to: '+2348031234567', text: 'Rent is due on 5 Nov 2026.' })
    await sendMail(tx, {
      to: 'ada@okonkwo.ng',
      subject: '<img src=x onerror=alert(1)>',
      text: 'Dear "Ada" & family <script>alert(1)</script>',
      links: [
        `${world.services.config.http.publicUrl}/auth/verify?token=a&b='"`,
        'https://evil.example/steal',
        'javascript:alert(1)',
        `${world.services.config.http.publicUrl}//evil.example/`,
      ],
      attachments: [{ file_key: 'k', name: 'Receipt <1>.pdf', content_type: 'application/pdf' }],
    })
  })
})

test('lists every e-mail and SMS, newest first, as JSON', async () => {
  const messages = (await get('/dev/outbox.json')).json()
  expect(messages).toHaveLength(2)
  expect(messages[0]).toMatchObject({
    channel: 'EMAIL',
    to: 'ada@okonkwo.ng',
    attachments: ['Receipt <1>.pdf'],
  })
  expect(messages[0].links).toHaveLength(4)
  expect(messages[1]).toMatchObject({ channel: 'SMS', to: '+2348031234567', subject: null })
  expect(messages[1].text).toBe('Rent is due on 5 Nov 2026.')
  expect(Date.parse(messages[1].created_at)).toBeGreaterThan(0)
  expect((await get('/dev/outbox.json?to=okonkwo')).json()).toHaveLength(1)
  expect((await get('/dev/outbox.json?to=%25')).json()).toHaveLength(0)
})

test('shows them on a page that runs nothing it was sent and leads nowhere else', async () => {
  const page = await get('/dev/outbox?to=a')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toMatch(/<script|<img|javascript:[^<]*"/)
  expect(page.body).toContain('Dear &quot;Ada&quot; &amp; family &lt;script&gt;')
  expect([...page.body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/dev/outbox.json',
    '/auth/verify?token=a&amp;b=%27%22',
    '/evil.example/',
  ])
  expect((await get(`/dev/outbox?to=${encodeURIComponent('"><b>')}`)).body).not.toContain('<b>')
})

test('moves the clock and that of the simulator, and a restart keeps it', async () => {
  const before = world.services.clock.now().getTime()
  const moved = await moveClock(36)
  expect(moved.statusCode).toBe(200)
  expect(Date.parse(moved.json().now) - before).toBeGreaterThanOrEqual(36 * 3_600_000)
  await moveClock(0.5)

  const restarted = { ...world.services, clock: makeClock() }
  await loadClockOffset(restarted)
  expect(restarted.clock.offset).toBe(36.5 * 3_600_000)
  await loadClockOffset(restarted)
  expect(restarted.clock.offset).toBe(36.5 * 3_600_000)

  expect(asked).toEqual([
    { path: '/simulator/clock', key: 'Bearer sk_test_gida', body: '{"advance_hours":36}' },
    { path: '/simulator/clock', key: 'Bearer sk_test_gida', body: '{"advance_hours":0.5}' },
  ])
})

test('moves neither clock when the simulator does not follow, and none of them back', async () => {
  const before = world.services.clock.offset
  answerStatus = 500
  expect((await moveClock(24)).json().code).toBe('PROVIDER_UNAVAILABLE')
  expect(world.services.clock.offset).toBe(before)
  for (const wrong of [-1, '24', null, 1e9]) expect((await moveClock(wrong)).statusCode).toBe(400)
})

test('does not exist in production', async () => {
  const production = testConfig({
    NODE_ENV: 'production',
    GIDA_DEMO: '0',
    PUBLIC_URL: 'https://gida.example',
    PAYSTACK_SECRET_KEY: 'sk_live_x',
    DATABASE_URL: 'postgres://x',
    SMTP_URL: 'smtp://x',
  })
  const { app } = await makeApp({ ...world.services, config: production })
  expect((await app.inject({ url: '/dev/outbox.json' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/dev/outbox' })).statusCode).toBe(404)
  const clock = await app.inject({ method: 'POST', url: '/dev/clock', payload: { advance_hours: 1 } })
  expect(clock.statusCode).toBe(404)
  await app.close()
})
