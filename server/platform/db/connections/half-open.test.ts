import { expect, onTestFinished, test, vi } from 'vitest'
import { openLine } from '../../../chaos/fleet/line.ts'
import { useWorld } from '../../../testing/world.ts'
import { makeClock } from '../../clock/clock.ts'
import { type Database, openDatabase } from '../db.ts'
import { appAt } from '../schema/provision.ts'

const world = useWorld()

/** A database behind a connection that can fall silent. */
async function overALine() {
  const at = new URL(world.ownerUrl)
  const line = await openLine(() => Number(at.port))
  const { secrets } = world.services
  const database = openDatabase(appAt(Object.assign(new URL(at), { port: line.port }).toString(), secrets), {
    clock: makeClock(),
    random: () => 0,
    pool: 4,
    capability: secrets.databaseCapability[0],
    prepares: true,
  })
  onTestFinished(async () => {
    await line.close()
    await database.close()
  })
  return { line, database }
}
const read = (database: Database) =>
  database.transaction('system', (tx) => tx.selectFrom('users').select('id').limit(1).execute())
const away = { code: 'DATABASE_UNAVAILABLE', retryAfter: 3 }

test('what waits on a line that is half open is told to come again once the ping has no answer, and new lines serve', async () => {
  const { line, database } = await overALine()
  await read(database)
  line.fallSilent()
  const waits = expect(read(database)).rejects.toMatchObject(away)
  await expect(database.ping()).rejects.toThrow('timeout')
  await waits
  line.speak()
  await expect(read(database)).resolves.toBeDefined()
  await expect(database.ping()).resolves.toBeUndefined()
}, 20_000)

test('a line that is half open for less time than two tries of a ping holds up nobody, neither who waits on it nor who comes afterwards', async () => {
  const { line, database } = await overALine()
  await Promise.all([read(database), read(database), database.ping()])
  line.fallSilent()
  const waits = expect(read(database)).rejects.toMatchObject(away)
  const ping = database.ping()
  await vi.waitUntil(() => database.pool().idle === 1)
  setTimeout(() => line.speak(), 2_000)
  await expect(ping).resolves.toBeUndefined()
  await expect(read(database)).resolves.toBeDefined()
  await waits
}, 12_000)

test('the connections that a screen needed are there for the next screen', async () => {
  const { database } = await overALine()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await Promise.all([1, 2, 3].map(() => read(database)))
  const { idle } = database.pool()
  expect(idle).toBeGreaterThan(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(database.pool().idle).toBe(idle)
})

test('of a line that is half open neither a listener nor a holder of names waits for ever', async () => {
  const { line, database } = await overALine()
  const heard: string[] = []
  onTestFinished(await database.listen('half_open', (payload) => heard.push(payload)))
  await database.withNamedLock('one', async () => {})
  line.fallSilent()
  await expect(database.withNamedLock('two', async () => {})).rejects.toMatchObject(away)
  line.speak()
  await expect.poll(() => database.withNamedLock('two', async () => 'held'), { timeout: 12_000 }).toBe('held')
  const tell = () =>
    world.services.transaction('system', async (tx) => tx.notices.add('half_open', 'after')).then(() => heard)
  await expect.poll(tell, { timeout: 12_000, interval: 500 }).toContain('after')
}, 40_000)
