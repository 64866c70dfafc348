import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { useWorld } from '../../testing/world.ts'
import { defineJob, enqueue, enqueueEach } from '../jobs/jobs.ts'
import type { Tx } from './db.ts'
import { Notices, openNoticeSender } from './notices.ts'
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
  const sender = openNoticeSender(world.ownerUrl)
  onTestFinished(sender.close)
  for (let one = 0; one < 60; one++) {
    const notices = new Notices()
    notices.addJobs(1)
    sender.send(notices)
  }
  expect(await jobs.until((heard) => heard.length === 2)).toEqual(['{"count":1}', '{"count":59}'])
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

test('one that is too long fails with its own transaction', async () => {
  await expect(asSystem(async (tx) => tx.notices.add('any', 'x'.repeat(8_000)))).rejects.toThrow('too long')
})

test('after a lost connection the next notice arrives', async () => {
  const channel = `heard_${randomUUID()}`
  const told = await hear(channel)
  await asSystem(async (tx) => tx.notices.add(channel, 'first'))
  await told.until((heard) => heard.length === 1)
  await asSystem(async (tx) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'gida notices' and datname = current_database()`.execute(tx)
  })
  await asSystem(async (tx) => tx.notices.add(channel, 'last'))
  expect(await told.until((heard) => heard.includes('last'))).toContain('first')
})
