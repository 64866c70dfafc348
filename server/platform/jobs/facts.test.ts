import { expect, test } from 'vitest'
import { z } from 'zod'
import { useWorld } from '../../testing/world.ts'
import { withClient } from '../db/provision.ts'
import { announce, defineFact, factJobs, listener } from './facts.ts'
import { runWaitingJobs } from './worker.ts'

const world = useWorld()
const payload = z.object({ of: z.string() })
const alone = defineFact({ name: 'test_heard_by_one', payload })
const shared = defineFact({ name: 'test_heard_by_two', payload })
const heard: string[] = []
const hears = (name: string, fact: typeof alone) =>
  listener({ name, fact, hear: async (_tx, { of }) => void heard.push(`${name} ${of}`) })
const fails = listener({
  name: 'deaf',
  fact: shared,
  hear: async () => {
    throw new Error('Not today')
  },
})
const jobs = factJobs([hears('first', alone), hears('second', shared), fails])

const tell = async (fact: typeof alone, of: string) => {
  await world.services.transaction('system', (tx) => announce(tx, fact, { of }))
  await runWaitingJobs(world.ownerUrl, world.services, jobs)
}
const left = () =>
  withClient(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ task_identifier: string; attempts: number; last_error: string }>(
      `select task_identifier, attempts, last_error from graphile_worker.jobs where task_identifier in ('fact', 'hear')`,
    )
    return rows
  })

test('a fact is heard once by each who listens, and of two one that fails is tried again alone', async () => {
  await tell(alone, 'rent')
  expect(heard).toEqual(['first rent'])
  expect(await left()).toEqual([])
  await tell(shared, 'a fee')
  expect(heard).toEqual(['first rent', 'second a fee'])
  expect(await left()).toEqual([
    { task_identifier: 'hear', attempts: 1, last_error: expect.stringContaining('Not today') },
  ])
})
