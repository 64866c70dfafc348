import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/people/people.ts'
import { makeWorld } from '../../testing/world.ts'
import { withClient } from '../db/schema/provision.ts'
import { makeLog } from '../log/log.ts'
import { runInContext } from '../log/unhandled-rejections.ts'
import { makeMetrics } from '../metrics/metrics.ts'
import { makePaystack } from '../pay/paystack.ts'
import { beginTrace, endTrace, nameOfStatement, traceparentOf } from './trace.ts'
import { makeTracer } from './tracer.ts'

type Wired = { traceId: string; spanId: string; parentSpanId?: string; name: string; kind: number }
const spans: Wired[] = []
const asked: (string | undefined)[] = []
const collector = createServer((request, answer) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    asked.push(request.headers.traceparent as string | undefined)
    if (request.url === '/v1/traces')
      spans.push(...JSON.parse(Buffer.concat(parts).toString()).resourceSpans[0].scopeSpans[0].spans)
    answer.end('{}')
  })
})
let url = ''
let world: Awaited<ReturnType<typeof makeWorld>>

beforeAll(async () => {
  await new Promise<void>((listening) => void collector.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  world = await makeWorld({ env: { OTLP_ENDPOINT: url, OTLP_SAMPLE: '1' } })
})
afterAll(async () => {
  await world.close()
  collector.closeAllConnections()
  await new Promise((closed) => collector.close(closed))
})
beforeEach(() => {
  spans.splice(0)
  asked.splice(0)
})

const ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

test('a call goes on with the trace of who asked, and its statements hang below it, by name alone', async () => {
  const admin = await signedIn(world, 'ADMIN')
  const answer = await world.app.inject({
    url: '/api/v1/users?search=Amaka',
    headers: { authorization: `Bearer ${admin.token}`, traceparent: `00-${ID}-${PARENT}-01` },
  })
  expect(answer.statusCode).toBe(200)
  await world.services.tracer.close()
  const ours = spans.filter(({ traceId }) => traceId === ID)
  const call = ours.find(({ name }) => name === 'users.listUsers')
  expect(call).toMatchObject({ parentSpanId: PARENT, kind: 2 })
  const below = ours.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(below.length).toBeGreaterThan(0)
  for (const { name } of below) expect(name).toMatch(/^(select|insert|update|delete) [a-z_]+$/)
  expect(JSON.stringify(ours)).not.toMatch(/Amaka|@/)
})

test('a job is a trace of its own', async () => {
  await withClient(world.ownerUrl, (client) =>
    client.query(`select graphile_worker.add_job('review_promises')`),
  )
  await world.work()
  await world.services.tracer.close()
  expect(spans.find(({ name }) => name === 'review_promises')).toMatchObject({ kind: 5 })
})

test('the provider is asked under the trace of the call, and the asking is a span of it', async () => {
  const { config, clock, tracer } = world.services
  const trace = beginTrace()
  tracer.follow(trace)
  const provider = makePaystack({ ...config.provider, baseUrl: url }, clock, () => 0.5)
  const context = { named: {}, origin: { action: 'test' }, trace }
  await runInContext(context, () => provider.initialize({ reference: 'a', amount: 1 } as never)).catch(
    () => {},
  )
  expect(asked).toEqual([`00-${trace.id}-${trace.span}-01`])
  await tracer.close()
  expect(spans.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
    ['provider POST transaction', trace.span],
  ])
})

test('a line of the log names the trace that it is of', () => {
  const lines: string[] = []
  const log = makeLog('info', { write: (line) => void lines.push(line) })
  const trace = beginTrace()
  runInContext({ named: {}, origin: { action: 'test' }, trace }, () => log.info({}, 'within'))
  log.info({}, 'without')
  expect(lines.map((line) => JSON.parse(line).trace)).toEqual([trace.id, undefined])
})

test.each(['', `00-${'0'.repeat(32)}-${PARENT}-01`, `00-${ID}-x-01`, `ff-${ID}-${PARENT}-01`, `${ID}'--`])(
  'what is no traceparent begins a trace under the id of the request: %s',
  (header) => {
    const trace = beginTrace(header, '0b9a1f6e-5b1f-4f57-9d6a-1f2a3b4c5d6e')
    expect(trace).toMatchObject({ id: '0b9a1f6e5b1f4f579d6a1f2a3b4c5d6e', parent: null })
    expect(traceparentOf(trace)).toBe(`00-${trace.id}-${trace.span}-00`)
  },
)

test('a statement is named by what it does and to what, never by what it holds', () => {
  expect(nameOfStatement('select "id" from "users" where "email" = $1')).toBe('select users')
  expect(nameOfStatement('\n insert into call_hour (hour) select 1')).toBe('insert call_hour')
  expect(nameOfStatement('select * from app.find_people($1)')).toBe('select find_people')
  expect(nameOfStatement('update "payment" set "status" = $1')).toBe('update payment')
  expect(nameOfStatement("select 'from Amaka' as said, 'it''s from obi'")).toBe('select')
})

test('how many are kept is decided by the id, alike everywhere', () => {
  const tracer = makeTracer({ url, sample: 0.25 }, makeMetrics())
  const traces = Array.from({ length: 4_000 }, () => beginTrace())
  for (const trace of traces) tracer.follow(trace)
  const kept = traces.filter(({ tell }) => tell).length
  expect(kept).toBeGreaterThan(800)
  expect(kept).toBeLessThan(1_200)
})

/** Records this many traces at once and then sends them. */
async function hurry(to: string, calls: number) {
  const metrics = makeMetrics()
  const tracer = makeTracer({ url: `${to}/v1/traces`, sample: 1 }, metrics)
  for (let n = 0; n < calls; n++) {
    const trace = beginTrace()
    tracer.follow(trace)
    endTrace(trace, 'a', 'call', false)
  }
  await tracer.close()
  return metrics.render()
}

test('what waits has an end: beyond it spans are dropped and counted', async () => {
  const told = await hurry(url, 3_000)
  expect(told).toContain('gida_spans_total{outcome="exported"} 2048\n')
  expect(told).toContain('gida_spans_total{outcome="dropped"} 952\n')
})

test('what a collector that is away does not take is counted', async () => {
  expect(await hurry('http://127.0.0.1:1', 10)).toContain('gida_spans_total{outcome="dropped"} 10\n')
})
