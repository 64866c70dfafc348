import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { runWaitingJobs } from '../../testing/run-waiting-jobs.ts'
import { useWorld } from '../../testing/world.ts'
import { withClient } from '../db/schema/provision.ts'
import { defineEvent, eventJobName, eventJobs, handlerJobName, listener, publish } from './events.ts'
import { type AnyJob, refuseDuplicateNames } from './jobs.ts'

const world = useWorld()
const payload = z.object({ of: z.string() })
const alone = defineEvent({ name: 'test_heard_by_one', payload })
const shared = defineEvent({ name: 'test_heard_by_two', payload })
const heard: string[] = []
const hears = (name: string, event: typeof alone) =>
  listener({ name, event, handle: async (_tx, { of }) => void heard.push(`${name} ${of}`) })
const fails = listener({
  name: 'deaf',
  event: shared,
  handle: async () => {
    throw new Error('Not today')
  },
})
const [first, second] = [hears('first', alone), hears('second', shared)]
const jobs = eventJobs([first, second, fails])

const publishNow = (event: typeof alone, of: string) =>
  world.services.transaction('system', (tx) => publish(tx, event, { of }))
const work = (known: readonly AnyJob[]) => runWaitingJobs(world.owner, world.services, known)
const left = () =>
  withClient(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ task_identifier: string; attempts: number; last_error: string }>(
      `select task_identifier, attempts, last_error from graphile_worker.jobs where task_identifier like '%:test\\_%' or task_identifier like 'test\\_%'`,
    )
    return rows
  })
const bringForward = () =>
  withClient(world.ownerUrl, (client) =>
    client.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()'),
  )

beforeEach(async () => {
  heard.length = 0
  await withClient(world.ownerUrl, (client) => client.query('delete from graphile_worker._private_jobs'))
})

test('an event is heard once by each who listens, and of two one that fails is tried again alone', async () => {
  await publishNow(alone, 'rent')
  await work(jobs)
  expect(heard).toEqual(['first rent'])
  expect(await left()).toEqual([])
  await publishNow(shared, 'a fee')
  await work(jobs)
  expect(heard).toEqual(['first rent', 'second a fee'])
  const name = handlerJobName(shared.name, fails.name)
  expect(await left()).toEqual([
    { task_identifier: name, attempts: 1, last_error: expect.stringContaining('Not today') },
  ])
})

test('an event that a worker does not know waits untouched for one that does', async () => {
  await publishNow(alone, 'rent')
  await work(jobs.filter(({ name }) => name !== eventJobName(alone.name)))
  expect(await left()).toEqual([{ task_identifier: eventJobName(alone.name), attempts: 0, last_error: null }])
  await work(jobs)
  expect(heard).toEqual(['first rent'])
})

test('a handler that is newer than the worker that spreads the event hears of it all the same', async () => {
  const event = defineEvent({ name: 'test_heard_by_newer', payload })
  const [older, newer] = [hears('older', event), hears('newer', event)] // the publishing version knows both
  await publishNow(event, 'rent')
  await work(eventJobs([older], [event]))
  expect(heard).toEqual(['older rent'])
  await work(eventJobs([older, newer], [event]))
  expect(heard).toEqual(['older rent', 'newer rent'])
  expect(await left()).toEqual([])
})

const versionWith = (schema: z.ZodType) => {
  const event = defineEvent({ name: 'test_of_two_versions', payload: schema })
  const read: unknown[] = []
  const only = listener({ name: 'only', event: event, handle: async (_tx, told) => void read.push(told) })
  return { event, read, jobs: eventJobs([only], [event]) }
}

test.each([
  [
    'has a field that this version does not know',
    payload.extend({ since: z.string() }),
    { of: 'rent', since: 'May' },
  ],
  ['does not parse', z.object({ of: z.int() }), { of: 7 }],
])('an event whose payload %s is handed back, and that uses up no tries', async (_, schema, told) => {
  const [old, next] = [versionWith(payload), versionWith(schema)]
  await world.services.transaction('system', (tx) => publish(tx, next.event, told))
  for (let round = 0; round < 30; round++) {
    await work(old.jobs)
    await bringForward()
  }
  expect(await left()).toMatchObject([
    { attempts: 3, last_error: expect.stringContaining('UnreadablePayload') },
  ])
  await work(next.jobs)
  expect([old.read, next.read]).toEqual([[], [told]])
  expect(await left()).toEqual([])
})

test('two that listen under one name are refused when the server starts', () => {
  const twice = [hears('first', shared), hears('first', shared)]
  const name = handlerJobName(shared.name, 'first')
  expect(() => refuseDuplicateNames(eventJobs(twice, [shared]))).toThrow(`Two jobs are called ${name}.`)
  expect(refuseDuplicateNames(eventJobs([second, fails], [shared]))).toHaveLength(3)
})
