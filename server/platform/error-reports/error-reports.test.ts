import { faults } from '@gida/contract/domains/faults/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startErrorReceiver } from '../../testing/servers/error-receiver.ts'
import { makeWorld, testConfig } from '../../testing/world.ts'
import { makeServer } from '../http/server.ts'
import { defineJob } from '../jobs/jobs.ts'
import { taskList } from '../jobs/task-list.ts'
import { makeMetrics } from '../metrics/metrics.ts'
import { makeErrorReports } from './error-reports.ts'

let receiver: Awaited<ReturnType<typeof startErrorReceiver>>
let world: Awaited<ReturnType<typeof makeWorld>>

beforeAll(async () => {
  receiver = await startErrorReceiver()
  world = await makeWorld({ env: { ERROR_REPORTS_DSN: receiver.dsn } })
})
afterAll(async () => {
  await world.close()
  await receiver.close()
})
beforeEach(() => {
  receiver.received.splice(0)
  receiver.state.status = 200
})

const reportsTo = (dsn?: string, sample = '1') => {
  const metrics = makeMetrics()
  const config = testConfig(dsn ? { ERROR_REPORTS_DSN: dsn, ERROR_REPORTS_SAMPLE: sample } : {})
  return { metrics, ...makeErrorReports(config, metrics) }
}
/** Errors at different places in the code. */
const fault = (line: number) =>
  Object.assign(new TypeError('x'), { stack: `TypeError: x\n    at f (/srv/server/a.ts:${line}:1)` })

test('a call that failed is told by its route and its request, without what was in it', async () => {
  const { services } = world
  const app = await makeServer(services.config, services.log)
  app.get('/api/v1/broken/:id', () => {
    throw new TypeError('Cannot read properties of undefined (reading amaka@example.ng)')
  })
  const answer = await app.inject('/api/v1/broken/08031234567?name=Amaka')
  await app.close()
  await expect.poll(() => receiver.received).toHaveLength(1)
  expect(receiver.received[0]?.event).toMatchObject({
    transaction: 'GET /api/v1/broken/:id',
    contexts: { trace: { trace_id: String(answer.headers['x-request-id']).replaceAll('-', '') } },
  })
  expect(receiver.received[0]?.raw).not.toMatch(/08031234567|[Aa]maka/)
})

test('a job that failed by a defect is told by its name', async () => {
  const broken = defineJob({
    name: 'break_down',
    payload: z.object({}),
    run: () => Promise.reject(new RangeError('08031234567')),
  })
  const task = taskList(world.services, [broken]).break_down
  await expect(task?.({}, { job: {} } as never)).rejects.toThrow()
  await expect.poll(() => receiver.received).toHaveLength(1)
  expect(receiver.received[0]).toMatchObject({
    key: 'abc',
    event: { transaction: 'break_down', platform: 'node', exception: { values: [{ type: 'RangeError' }] } },
  })
  expect(receiver.received[0]?.raw).not.toContain('08031234567')
})

const screenFailed = (message: string) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1${faults.reportFault.path}`,
    payload: {
      kind: 'TypeError',
      message,
      stack: 'TypeError\n    at Pay (https://app.example.ng/assets/Pay-x.js:1:2)',
    },
  })

test('a browser hears whether somebody was told, and the same fault is told once', async () => {
  const first = await screenFailed('pay.amount is not a function, said Amaka Obi')
  expect(first.json()).toEqual({ is_notified: true })
  expect(receiver.received[0]?.event).toMatchObject({
    platform: 'javascript',
    exception: { values: [{ value: 'is not a function' }] },
  })
  expect(receiver.received[0]?.raw).not.toMatch(/Amaka|pay\.amount/)
  expect((await screenFailed('pay.amount is not a function')).json()).toEqual({ is_notified: false })
})

test('who reports without end is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => screenFailed('x')))
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0)
})

test('of a storm so many are told a minute, and the rest is counted', async () => {
  const { report, metrics } = reportsTo(receiver.dsn)
  for (let line = 0; line < 40; line++) await report(fault(line))
  expect(receiver.received).toHaveLength(30)
  expect(metrics.render()).toContain('gida_error_reports_total{outcome="limited"} 10\n')
})

test('a receiver that is away or refuses is counted, and nobody is troubled', async () => {
  const away = reportsTo('http://abc@127.0.0.1:1/7')
  expect(await away.report(fault(1))).toBe(false)
  expect(away.metrics.render()).toContain('gida_error_reports_total{outcome="failed"} 1\n')
  receiver.state.status = 429
  const busy = reportsTo(receiver.dsn)
  expect(await busy.report(fault(1))).toBe(false)
  receiver.state.status = 200
  expect(await busy.report(fault(2)), 'it is left alone for a minute').toBe(false)
})

test('nothing is told without an address, or of a sample of none', async () => {
  expect(await reportsTo().report(fault(1))).toBe(false)
  expect(await reportsTo(receiver.dsn, '0').report(fault(1))).toBe(false)
  expect(receiver.received).toEqual([])
  expect(() => testConfig({ ERROR_REPORTS_DSN: 'https://example.ng' })).toThrow('ERROR_REPORTS_DSN')
})
