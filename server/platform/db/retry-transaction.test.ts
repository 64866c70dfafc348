import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { Problem } from '../errors/problem.ts'
import { TransactionConflict } from './problems.ts'
import { retryTransaction } from './retry-transaction.ts'
import { withClient } from './schema/provision.ts'

const world = useWorld()
const now = () => 0

/** Each side waits until the other has reached the same point. */
function barrier() {
  const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const meet = (mine: typeof one, theirs: typeof one) => () => {
    mine.resolve()
    return theirs.promise
  }
  return [meet(one, two), meet(two, one)] as const
}

test('of two that wait for each other both are done, each once', async () => {
  const insert = (key: string) =>
    world.services.transaction('system', (tx) =>
      tx.insertInto('setting').values({ key, value: '0' }).execute(),
    )
  await Promise.all(['a', 'b'].map(insert))
  let tries = 0
  const [met, meet] = barrier()
  const add = (first: string, second: string, wait: () => Promise<void>) =>
    retryTransaction(now, () => {
      tries++
      return world.services.transaction('system', async (tx) => {
        for (const key of [first, second]) {
          await sql`update setting set value = to_jsonb(value::int + 1) where key = ${key}`.execute(tx)
          await wait()
        }
      })
    })
  await Promise.all([add('a', 'b', met), add('b', 'a', meet)])
  const rows = await world.services.transaction('system', (tx) =>
    tx.selectFrom('setting').select(['key', 'value']).where('key', 'in', ['a', 'b']).orderBy('key').execute(),
  )
  expect(rows).toEqual([
    { key: 'a', value: 2 },
    { key: 'b', value: 2 },
  ])
  expect(tries).toBe(3)
})

test('what is prepared goes on when a newer version gives a table another column', async () => {
  const read = () =>
    retryTransaction(now, () =>
      world.services.transaction('system', (tx) => tx.selectFrom('delivery_breaker').selectAll().execute()),
    )
  for (let time = 0; time < 6; time++) await read()
  await withClient(world.ownerUrl, (owner) =>
    owner.query(`alter table delivery_breaker add column probed_by text;
      insert into delivery_breaker (channel, failures, probed_by) values ('SMS', 1, 'us')`),
  )
  const rows = await Promise.all(Array.from({ length: 6 }, read))
  for (const [row] of rows) expect(row).toMatchObject({ channel: 'SMS', probed_by: 'us' })
})

test('it is tried a few times, with longer pauses, and then said', async () => {
  let tries = 0
  const lost = async () => {
    tries++
    throw new TransactionConflict()
  }
  await expect(retryTransaction(now, lost)).rejects.toMatchObject({ code: 'CONFLICT', status: 409 })
  expect(tries).toBe(5)
})

test('a conflict that a command found is nothing to be tried again', async () => {
  let tries = 0
  const refused = async () => {
    tries++
    throw new Problem('CONFLICT')
  }
  await expect(retryTransaction(now, refused)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(tries).toBe(1)
})
