import { rmSync, writeFileSync } from 'node:fs'
import { Health } from '@gida/contract/domains/admin/endpoints'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import type { Services } from '../../platform/services.ts'
import { signedIn } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { makeWorld, useWorld } from '../../testing/world.ts'

const world = useWorld()
const health = (of: { app: typeof world.app } = world) => of.app.inject({ url: '/api/v1/health' })
const WELL = { database: 'ok', jobs: 'ok', storage: 'ok', payments: 'ok' }

async function sick(break_: (services: Services) => unknown, env: Record<string, string> = {}) {
  const own = await makeWorld({ env })
  await break_(own.services)
  const answer = await health(own)
  await own.close()
  return answer
}

test('says that a node is well, what it runs on and which version it is, to anyone', async () => {
  const answer = await health()
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    status: 'ok',
    checks: WELL,
    payments: { mode: 'live' },
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})

test('stays well while the payment provider is down, and says that it is', async () => {
  const answer = await sick(() => {}, { PAYSTACK_SECRET_KEY: '', PAYSTACK_BASE_URL: '', SIMULATOR_PORT: '1' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    status: 'ok',
    checks: { ...WELL, payments: 'failed' },
    payments: { mode: 'simulator' },
  })
})

test('does not wait long for a provider that does not answer, and not at all the next time', async () => {
  const check = vi.fn(() => new Promise<never>(() => {}))
  const own = await makeWorld({ provider: { check } })
  expect((await health(own)).json().checks).toEqual({ ...WELL, payments: 'failed' })
  expect((await health(own)).json().checks.payments).toBe('failed')
  expect(check).toHaveBeenCalledTimes(1)
  await own.close()
})

test('asks the provider once in thirty seconds, however often it is asked itself', async () => {
  let asked = 0
  const check = async () => {
    asked++
    if (asked === 2) throw new Error('down')
  }
  const own = await makeWorld({ provider: { check } })
  for (let i = 0; i < 5; i++) expect((await health(own)).json().checks.payments).toBe('ok')
  expect(asked).toBe(1)
  own.services.clock.advance(31_000)
  await health(own)
  expect((await health(own)).json().checks.payments).toBe('failed')
  expect(asked).toBe(2)
  own.services.clock.advance(31_000)
  await health(own)
  expect((await health(own)).json().checks.payments).toBe('ok')
  await own.close()
})

test('answers 503 with the same body, as an error too, when the database is away', async () => {
  const answer = await sick((services) => {
    services.transaction = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'))
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  const { code, message, status_code, ...body } = answer.json()
  expect(Health.parse(body)).toMatchObject({
    status: 'failed',
    checks: { database: 'failed', storage: 'ok' },
  })
  expect({ message, status_code }).toEqual({ message: 'Not ready: database, jobs.', status_code: 503 })
  expect(code).toBe('DATABASE_UNAVAILABLE')
  expect(answer.body).not.toContain('10.0.0.7')
})

test('answers 503 when the store takes nothing', async () => {
  const answer = await sick(({ config }) => {
    if (config.files.kind !== 'folder') throw new Error('these tests keep files in a folder')
    rmSync(config.files.folder, { recursive: true, force: true })
    writeFileSync(config.files.folder, 'a file where the folder should be')
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.json().checks).toEqual({ ...WELL, storage: 'failed' })
})

test('answers 503 when a job has been due for more than ten minutes and nobody begins it', async () => {
  const own = await makeWorld()
  const add = (minutes: number, job = 'deliver_message') =>
    withClient(own.ownerUrl, (client) =>
      client.query(
        `select graphile_worker.add_job('${job}', run_at => now() - interval '${minutes} minutes')`,
      ),
    )
  await add(9)
  await add(11, 'of_a_newer_version') // it waits for a newer version, and says nothing about present workers
  expect((await health(own)).statusCode).toBe(200)
  await add(11)
  const late = await health(own)
  expect(late.statusCode).toBe(503)
  expect(late.json().checks).toEqual({ ...WELL, jobs: 'failed' })
  await withClient(own.ownerUrl, (client) =>
    client.query(
      `update graphile_worker._private_jobs set attempts = 1, last_error = 'x', run_at = now() + interval '1 hour'`,
    ),
  )
  expect((await health(own)).statusCode).toBe(200) // failed and to be retried, so there is a worker
  const admin = await signedIn(own, 'ADMIN')
  expect((await admin.get('/admin/platform')).json().jobs).toEqual({ waiting: 0, failing: 3 })
  await own.close()
})

test('shows what failed without a word of its error, tries it again, and gives it up with a reason', async () => {
  const own = await makeWorld()
  const admin = await signedIn(own, 'ADMIN')
  const fail = (minutes: number, error: string) =>
    withClient(own.ownerUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from graphile_worker.add_job('deliver_receipt', max_attempts => 1)`,
      )
      await client.query(
        `update graphile_worker._private_jobs set attempts = 1, last_error = $2,
           created_at = now() - $3 * interval '1 minute' where id = $1`,
        [rows[0]?.id, error, minutes],
      )
      return Number(rows[0]?.id)
    })
  const refused = await fail(3, 'REFUSED: no mailbox aisha@somewhere.ng')
  const old = await fail(2880, 'Cannot read Aisha, token sk_live_1')

  const listed = await admin.get('/admin/jobs/failed')
  expect(listed.json()).toMatchObject({
    data: [
      { job_id: old, name: 'deliver_receipt', fault: 'FAULT', tries: 1, most_tries: 1, next_try_at: null },
      { job_id: refused, fault: 'REFUSED' },
    ],
    pagination: { total: 2 },
  })
  expect(listed.body).not.toMatch(/aisha|sk_live/i)
  const { needs } = (await admin.get('/analytics/dashboard')).json()
  expect(needs).toMatchObject([
    { key: 'failed_jobs', count: 2, age_days: 2, action_url: '/dashboard/admin/jobs' },
  ])

  expect((await admin.post('/admin/jobs/retry', { job_ids: [refused] })).json()).toEqual({ count: 1 })
  const again = (await admin.get('/admin/jobs/failed')).json().data
  expect(again.map(({ next_try_at }: { next_try_at: string | null }) => next_try_at !== null)).toEqual([
    false,
    true,
  ])

  const giveUp = () => admin.post('/admin/jobs/give-up', { job_id: old, reason: 'Sent by hand' })
  expect((await giveUp()).statusCode).toBe(204)
  expect((await giveUp()).statusCode).toBe(404)
  expect((await admin.get('/admin/jobs/failed')).json().pagination.total).toBe(1)
  expect((await admin.get('/admin/jobs/given-up')).json().data).toMatchObject([
    {
      job_id: old,
      name: 'deliver_receipt',
      fault: 'FAULT',
      reason: 'Sent by hand',
      given_up_by_name: admin.full_name,
    },
  ])
  await own.close()
})

test('keeps the queue from everybody else, also in plain SQL', async () => {
  const own = await makeWorld()
  const manager = await signedIn(own, 'ESTATE_MANAGER')
  for (const path of ['/admin/jobs/failed', '/admin/jobs/given-up'])
    expect((await manager.get(path)).statusCode).toBe(403)
  await withClient(own.ownerUrl, async (client) => {
    await client.query(`select graphile_worker.add_job('deliver_receipt')`)
    await client.query(`update graphile_worker._private_jobs set last_error = 'FAULT: x'`)
  })
  const tried = await own.services.transaction(manager.actor, (tx) =>
    sql<{ shown: number; retried: number; gone: number }>`
      select (select count(*) from app.failed_jobs(0, 10)) as shown, app.retry_failed_jobs(null) as retried,
        (select count(*) from generate_series(1, 50) id cross join lateral app.give_up_job(id)) as gone`.execute(
      tx,
    ),
  )
  expect(tried.rows).toEqual([{ shown: 0, retried: 0, gone: 0 }])
  await own.close()
})

test('shows the super admin what the installation holds, and that its books balance', async () => {
  await letFlat(world)
  await letFlat(world)
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('file')
      .values([
        { key: 'a', name: 'a.pdf', content_type: 'application/pdf', size: 1000, sha256: 'a' },
        { key: 'b', name: 'b.pdf', content_type: 'application/pdf', size: 234, sha256: 'b' },
      ])
      .execute(),
  )
  const admin = await signedIn(world, 'ADMIN')
  const platform = (await admin.get('/admin/platform')).json()
  expect(platform).toMatchObject({
    counts: { users: 7, estates: 2, units: 2, leases: 2, payments: 0 },
    jobs: { failing: 0 },
    storage: { files: 2, bytes: 1234 },
    ledger: { entries: 4, debits: 240_000_000, credits: 240_000_000, balanced: true },
  })
})

test.each(['TENANT', 'LANDLORD', 'PROPERTY_MANAGER', 'ESTATE_MANAGER'] as const)(
  'refuses the platform to a %s',
  async (role) => {
    const answer = await (await signedIn(world, role)).get('/admin/platform')
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('PERMISSION_DENIED')
  },
)

test('refuses the platform without a token', async () => {
  expect((await world.app.inject({ url: '/api/v1/admin/platform' })).statusCode).toBe(401)
})
