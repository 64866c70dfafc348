import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { readFigures } from '../../domains/admin/metrics/read-figures.ts'
import { signedIn } from '../../testing/people/people.ts'
import { follow } from '../../testing/servers/follow.ts'
import { useWorld } from '../../testing/world.ts'
import { withClient } from '../db/schema/provision.ts'
import { makePaystack } from '../pay/paystack.ts'
import { METRICS } from './declared.ts'
import { makeMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const world = useWorld({ env: { METRICS_PORT: '0' } })

async function scraped(transaction = world.services.transaction) {
  const served = await serveMetrics({ ...world.services, transaction }, readFigures)
  onTestFinished(() => served?.close())
  expect(served?.address).toContain('http://127.0.0.1:')
  return (await fetch(served?.address ?? '')).text()
}
const names = (text: string) => [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)

test('what took longer falls into a higher bucket, and each bucket holds those below it', () => {
  const metrics = makeMetrics()
  for (const seconds of [0.3, 0.005, 20])
    metrics.observe('gida_job_seconds', { job: 'a', outcome: 'ran' }, seconds)
  const text = metrics.render()
  expect(text).toContain('gida_job_seconds_bucket{job="a",outcome="ran",le="0.01"} 1\n')
  expect(text).toContain('gida_job_seconds_bucket{job="a",outcome="ran",le="0.4"} 2\n')
  expect(text).toContain('gida_job_seconds_bucket{job="a",outcome="ran",le="10"} 2\n')
  expect(text).toContain('gida_job_seconds_bucket{job="a",outcome="ran",le="+Inf"} 3\n')
  expect(text).toContain('gida_job_seconds_sum{job="a",outcome="ran"} 20.305\n')
})

test('a call that was made is told by its name, and neither whom nor what it was about', async () => {
  const admin = await signedIn(world, 'ADMIN')
  const id = randomUUID()
  await admin.get('/users/me')
  await admin.get(`/estates/${id}/managers`)
  const text = await scraped()
  expect(text).toMatch(/^gida_call_seconds_count\{call="users.getMe",status="2xx"\} [1-9]/m)
  expect(text).toMatch(/^gida_call_seconds_count\{call="[\w.]+",status="4xx"\} 1$/m)
  expect(text).not.toContain(id)
  expect(text).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}/)
})

test('a job that ran is told by its name', async () => {
  await withClient(world.ownerUrl, (client) =>
    client.query(`select graphile_worker.add_job('review_promises')`),
  )
  await world.work()
  expect(await scraped()).toContain('gida_job_seconds_count{job="review_promises",outcome="ran"} 1\n')
})

test('a provider that is away is told as unknown, by the first word of what was asked', async () => {
  const { config, clock } = world.services
  const told: string[] = []
  const away = { ...config.provider, baseUrl: 'http://127.0.0.1:1' }
  const provider = makePaystack(
    away,
    clock,
    () => 0.5,
    (...[kind, outcome]) => told.push(`${kind} ${outcome}`),
  )
  await expect(provider.verify('gida-a-reference')).rejects.toThrow()
  expect(new Set(told)).toEqual(new Set(['GET transaction unknown']))
})

test('a provider’s event that waits is seen', async () => {
  expect(await scraped()).toContain('gida_webhooks_unhandled 0\n')
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('provider_event')
      .values({ event: 'charge.success', object_reference: 'r1', body: '{}' })
      .execute(),
  )
  expect(await scraped()).toContain('gida_webhooks_unhandled 1\n')
})

test('all that is declared is told, but what this world has not had', async () => {
  const unheard = [
    'gida_provider_seconds',
    'gida_live_seconds',
    'gida_sockets_open',
    'gida_error_reports_total',
    'gida_spans_total',
  ]
  const never = [
    'gida_standby_lag_bytes',
    'gida_standby_lag_seconds',
    'gida_ledger_faults',
    'gida_ledger_age_seconds',
    'gida_backup_age_seconds',
    'gida_backup_sent_age_seconds',
  ]
  expect([...names(await scraped()), ...unheard, ...never].sort()).toEqual(Object.keys(METRICS).sort())
})

test('a standby is told with what it lacks, here and to the super admin', async () => {
  await follow(world.ownerUrl, 'second', 1_000_000n)
  await expect.poll(() => scraped()).toMatch(/^gida_standby_lag_bytes\{standby="second"\} [1-9]\d{6,}$/m)
  expect(await scraped()).toMatch(/^gida_standby_lag_seconds\{standby="second"\} [\d.]+$/m)
  const admin = await signedIn(world, 'ADMIN')
  const { standbys } = (await admin.get('/admin/health')).json()
  expect(standbys).toMatchObject([{ name: 'second', bytes: expect.any(Number) }])
})

test('a database that is away is told as such, beside the figures of the process', async () => {
  const text = await scraped(() => Promise.reject(new Error('away')))
  expect(text).toContain('gida_database_up 0\n')
  expect(text).toMatch(/^gida_heap_bytes \d+$/m)
})
