import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { collectUnhandledRejections } from '../../testing/unhandled-rejections.ts'
import { useWorld } from '../../testing/world.ts'
import type { Tx } from './db.ts'

const world = useWorld()
const left = collectUnhandledRejections()
let person: Person

beforeEach(async () => {
  person = await signedIn(world, 'ESTATE_MANAGER')
})
afterEach(async () => expect(await left()).toEqual([]))

const boom = () => new Error('boom')
const asPerson = (work: (tx: Tx) => Promise<unknown>) => world.services.transaction(person.actor, work)
const one = (tx: Tx) => tx.selectFrom('users').select('id').where('id', '=', person.id).execute()

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  [
    'at once',
    () => {
      throw boom()
    },
  ],
  ['after a question', (tx) => one(tx).then(() => Promise.reject(boom()))],
  ['beside a question that goes on', (tx) => Promise.all([one(tx), Promise.reject(boom())])],
])('work that throws %s is told its own fault, and leaves no promise behind', async (_, work) => {
  await expect(asPerson(work)).rejects.toThrow('boom')
})

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  [
    'throws at once',
    () => {
      throw boom()
    },
  ],
  ['asks the database', one],
  ['asks nothing', async () => 'done'],
])('a session that has ended is told so, also by work that %s', async (_, work) => {
  await person.post('/auth/logout')
  await expect(asPerson(work)).rejects.toMatchObject({ status: 401 })
})

test('of statements that are sent together the cause is told, also where another is answered sooner', async () => {
  const within = async <T>(depth: number, ask: () => Promise<T>): Promise<T> =>
    depth === 0 ? ask() : await within(depth - 1, ask)
  const noDay = (tx: Tx) => within(5, () => sql`select '0000-01-01'::date`.execute(tx))
  await expect(asPerson((tx) => Promise.all([noDay(tx), one(tx)]))).rejects.toMatchObject({
    ...{ code: 'VALIDATION_ERROR', status: 400 },
  })
})

test('a statement of too many values is a fault of its own, and no database that is away', async () => {
  const ids = Array.from({ length: 65_536 }, () => person.id)
  const asked = asPerson((tx) => tx.selectFrom('users').select('id').where('id', 'in', ids).execute())
  await expect(asked).rejects.toThrow('A statement takes 65535 values, not 65536')
})

test('what still runs when its transaction is over reaches no other', async () => {
  let goOn = () => {}
  const waits = new Promise<void>((done) => {
    goOn = done
  })
  let late: Promise<unknown> = Promise.resolve()
  await expect(
    asPerson((tx) => {
      late = waits.then(() => one(tx))
      return Promise.all([late, Promise.reject(boom())])
    }),
  ).rejects.toThrow('boom')
  goOn()
  await expect(late).rejects.toThrow('after the end of its transaction')
})

test('work that waits too long for somebody else is told to come again, and has done nothing', async () => {
  const lock = (tx: Tx) => sql`select pg_advisory_xact_lock(7102, 1)`.execute(tx)
  const failed = world.services.transaction('system', async (holder) => {
    await lock(holder)
    return asPerson(async (tx) => {
      await sql`set local statement_timeout = 20`.execute(tx)
      await lock(tx)
    })
  })
  await expect(failed).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', retryAfter: 3 })
})

test('who is led to a standby is told to come again, and the next time is led elsewhere', async () => {
  const { database } = world.services
  const write = (tx: Tx) =>
    tx.updateTable('users').set({ full_name: 'Ada Obi' }).where('id', '=', person.id).execute()
  const asOfAStandby = database.transaction('system', async (tx) => {
    await sql`select set_config('default_transaction_read_only', 'on', false)`.execute(tx)
    await sql`set local transaction_read_only = on`.execute(tx)
    await write(tx)
  })
  await expect(asOfAStandby).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', retryAfter: 3 })
  const again = await Promise.allSettled(Array.from({ length: 20 }, () => asPerson(write)))
  expect(again.filter(({ status }) => status === 'rejected')).toEqual([])
})
