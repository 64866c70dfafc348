import { randomUUID } from 'node:crypto'
import { createClient } from '@redis/client'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openLine } from '../../../chaos/fleet/line.ts'
import { startValkey } from '../../../testing/servers/valkey.ts'
import { useWorld, type World } from '../../../testing/world.ts'
import { defineJob, enqueue, enqueueEach } from '../../jobs/jobs.ts'
import type { Tx } from '../db.ts'
import { withClient } from '../schema/provision.ts'
import { listen } from './listen.ts'
import { Notices, type NoticeWay, openNoticeSender } from './notices.ts'
import { noticesByDatabase } from './notices-by-database.ts'
import { noticesByValkey } from './notices-by-valkey.ts'

const valkey = await startValkey()
const valkeyUrl = valkey?.url ?? 'redis://nowhere'
afterAll(() => valkey?.stop())

const job = defineJob({ name: 'of_nobody', payload: z.object({}), run: async () => {} })

/** Collects notices until a condition holds. */
async function hear(listening: (heard: (payload: string) => void) => Promise<() => Promise<void>>) {
  const heard: string[] = []
  let look = () => {}
  const stop = await listening((payload) => {
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

type Way = {
  world: World
  /** A connection outside of the test world's services. */
  direct(): NoticeWay
  /** Cuts every notice connection. */
  cut(): Promise<unknown>
}

describe('by the database', () => {
  const world = useWorld()
  holdsForBoth({
    world,
    direct: () => noticesByDatabase(world.ownerUrl),
    cut: () =>
      world.services.transaction('system', (tx) =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'gida notices' and datname = current_database()`.execute(tx),
      ),
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
})

describe.skipIf(!valkey)('by Valkey', () => {
  const world = useWorld({ env: { REDIS_URL: valkeyUrl } })
  holdsForBoth({
    world,
    direct: () => noticesByValkey(valkeyUrl, new URL(world.ownerUrl).pathname.slice(1)),
    cut: async () => {
      const client = await createClient({ url: valkeyUrl }).connect()
      await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal'])
      client.destroy()
    },
  })

  test('those of another database are not heard', async () => {
    const channel = `heard_${randomUUID()}`
    const told = await hear((heard) => world.services.database.listen(channel, heard))
    const other = await noticesByValkey(valkeyUrl, 'another').speak()
    await other.tell([{ channel, payload: 'of another' }])
    await other.end()
    await world.services.transaction('system', async (tx) => tx.notices.add(channel, 'ours'))
    expect(await told.until((heard) => heard.length > 0)).toEqual(['ours'])
  })

  test('a line that is half open is given up, and another hears and tells', async () => {
    const line = await openLine(() => valkey?.port ?? 0)
    onTestFinished(line.close)
    const way = noticesByValkey(`redis://127.0.0.1:${line.port}`, 'half_open')
    const heard: string[] = []
    onTestFinished(
      await listen(
        () => way.hear('any', (payload) => heard.push(payload)),
        () => 0,
      ),
    )
    const sender = openNoticeSender(way)
    onTestFinished(sender.close)
    const tell = (payload: string) => {
      const notices = new Notices()
      notices.add('any', payload)
      sender.send(notices)
      return heard
    }
    await expect.poll(() => tell('before')).toContain('before')
    line.fallSilent()
    tell('lost')
    line.speak()
    await expect.poll(() => tell('after'), { timeout: 15_000, interval: 500 }).toContain('after')
    expect(heard).not.toContain('lost')
  }, 30_000)

  test('a node begins while it is away, and hears once it is there', async () => {
    let port = 1
    const line = await openLine(() => port)
    onTestFinished(line.close)
    const way = noticesByValkey(`redis://127.0.0.1:${line.port}`, 'away')
    await expect(way.speak()).rejects.toThrow()
    const told = await hear((heard) =>
      listen(
        () => way.hear('any', heard),
        () => 0,
      ),
    )
    port = valkey?.port ?? 1
    const { tell, end } = await way.speak()
    const isHeard = async () => (await tell([{ channel: 'any', payload: 'there' }])) as number[]
    await expect.poll(isHeard).toEqual([1])
    expect(await told.until((heard) => heard.length > 0)).toContain('there')
    await end()
  })
})

function holdsForBoth({ world, direct, cut }: Way): void {
  const asSystem = (work: (tx: Tx) => Promise<void>) => world.services.transaction('system', work)
  const hearJobs = () =>
    hear((heard) => listen(() => noticesByDatabase(world.ownerUrl).hear('jobs:insert', heard), Math.random))

  test('workers hear of jobs once their transaction has committed, and of none that was rolled back', async () => {
    const jobs = await hearJobs()
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
    const jobs = await hear((heard) => listen(() => direct().hear('jobs:insert', heard), Math.random))
    const sender = openNoticeSender(direct())
    onTestFinished(sender.close)
    for (let one = 0; one < 60; one++) {
      const notices = new Notices()
      notices.addJobs(1)
      sender.send(notices)
    }
    expect(await jobs.until((heard) => heard.length === 2)).toEqual(['{"count":1}', '{"count":59}'])
  })

  test('one that is too long fails with its own transaction', async () => {
    await expect(asSystem(async (tx) => tx.notices.add('any', 'x'.repeat(8_000)))).rejects.toThrow('too long')
  })

  test('after a lost connection the next notice arrives', async () => {
    const channel = `heard_${randomUUID()}`
    const told = await hear((heard) => world.services.database.listen(channel, heard))
    await asSystem(async (tx) => tx.notices.add(channel, 'first'))
    await told.until((heard) => heard.length === 1)
    await cut()
    await asSystem(async (tx) => tx.notices.add(channel, 'last'))
    expect(await told.until((heard) => heard.includes('last'))).toContain('first')
  })
}
