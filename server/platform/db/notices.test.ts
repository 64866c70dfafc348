import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { useWorld } from '../../testing/world.ts'
import { defineJob, enqueue, enqueueEach } from '../jobs/jobs.ts'
import type { Tx } from './db.ts'
import { withClient } from './provision.ts'

const world = useWorld()
const job = defineJob({ name: 'of_nobody', payload: z.object({}), run: async () => {} })
const asSystem = (work: (tx: Tx) => Promise<void>) => world.services.transaction('system', work)

/** What is heard on a channel, until something that comes after all of it. */
async function hear(channel: string) {
  const heard: string[] = []
  let look = () => {}
  const stop = await world.services.database.listen(channel, (payload) => {
    heard.push(payload)
    look()
  })
  onTestFinished(stop)
  const until = (found: (heard: string[]) => boolean) =>
    new Promise<string[]>((done) => {
      look = () => found(heard) && done(heard)
      look()
    })
  return { until }
}

const countOf = (payloads: string[]) =>
  payloads.reduce((sum, payload) => sum + (JSON.parse(payload) as { count: number }).count, 0)

test('workers hear of jobs once their transaction has committed, and of none that was rolled back', async () => {
  const jobs = await hear('jobs:insert')
  await expect(
    asSystem(async (tx) => {
      await enqueueEach(tx, job, [{}, {}, {}])
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  await asSystem(async (tx) => {
    await enqueueEach(tx, job, [{}, {}])
    await enqueue(tx, job, {}, { runAt: new Date(tx.now.getTime() + 60_000) })
  })
  expect(await jobs.until((heard) => heard.length > 0)).toEqual(['{"count":2}'])
})

test('what many transactions have to tell at once is gathered, and all of it arrives', async () => {
  const jobs = await hear('jobs:insert')
  await Promise.all(Array.from({ length: 60 }, () => asSystem((tx) => enqueue(tx, job, {}))))
  const heard = await jobs.until((all) => countOf(all) >= 60)
  expect(countOf(heard)).toBe(60)
  expect(heard.length).toBeLessThan(30)
})

test('a job is added without a notice of its own, for which its commit would wait for all others', async () => {
  const heard: string[] = []
  await withClient(world.ownerUrl, async (client) => {
    client.on('notification', ({ channel }) => heard.push(channel))
    await client.query('listen "jobs:insert"; listen last')
    await client.query(`select app.enqueue('of_nobody', '{}', null, null)`)
    await client.query('notify last')
  })
  expect(heard).toEqual(['last'])
})

test('after a lost connection the next notices arrive', async () => {
  const channel = `heard_${randomUUID()}`
  const told = await hear(channel)
  await asSystem(async (tx) => tx.notices.add(channel, 'first'))
  await told.until((heard) => heard.length === 1)
  await asSystem(async (tx) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'gida notices' and datname = current_database()`.execute(tx)
  })
  await asSystem(async (tx) => tx.notices.add(channel, 'lost, or not'))
  await asSystem(async (tx) => tx.notices.add(channel, 'last'))
  expect(await told.until((heard) => heard.includes('last'))).toContain('first')
})
