import { addDays } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../testing/world.ts'
import { checkStatus } from './check-status.ts'
import { shareOf } from './draw-status.ts'

let pays = true
const world = useWorld({
  provider: {
    check: async () => {
      if (!pays) throw new Error('away')
    },
  },
})
const MINUTE = 60_000
const look = (times = 1, at = 0) =>
  Promise.all(
    Array.from({ length: times }, () => checkStatus.run({ ...world.services, transaction: later(at) }, {})),
  )
const later =
  (ms: number): typeof world.services.transaction =>
  (who, work) =>
    world.services.transaction(who, async (tx) => {
      const now = new Date(tx.now.getTime() + ms)
      await sql`select app.act_as_system(${now}, ${tx.capability})`.execute(tx)
      return work(Object.assign(tx, { now }))
    })
/** Starts the clock so that everything happens on one Lagos day. */
beforeAll(() => {
  const { clock } = world.services
  clock.advance(Date.parse(`${addDays(world.today(), 1)}T11:00:00Z`) - clock.now().getTime())
})

const kept = (part: string) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('status_hour')
      .select(({ fn }) => [fn.sum<number>('checks').as('checks'), fn.sum<number>('failed').as('failed')])
      .where('part', '=', part)
      .executeTakeFirstOrThrow(),
  )
const page = async (app = world.app) => {
  const { statusCode, body } = await app.inject('/status')
  return { statusCode, body }
}

test('before anything was looked at the page says that nothing is known', async () => {
  const { statusCode, body } = await page()
  expect([statusCode, body.includes('We have no recent check')]).toEqual([200, true])
})

test('many looks of one minute count once; a provider that does not answer makes the minute bad', async () => {
  await look(4)
  expect(await kept('PAYMENTS')).toEqual({ checks: 1, failed: 0 })
  pays = false
  await look(1, MINUTE)
  expect(await kept('PAYMENTS')).toEqual({ checks: 2, failed: 1 })
  expect(await kept('SERVICE')).toEqual({ checks: 2, failed: 0 })
})

test('minutes in which nobody could look are bad ones of the service, and of nothing else', async () => {
  await look(1, 12 * MINUTE)
  expect(await kept('SERVICE')).toEqual({ checks: 13, failed: 10 })
  expect(await kept('PAYMENTS')).toEqual({ checks: 3, failed: 2 })
})

test('the page names what does not work, whatever it asks the database for', async () => {
  world.services.clock.advance(MINUTE)
  const { body } = await page()
  expect(body).toContain('Not working as it should: Payment provider.')
  expect(body).toContain('10 bad minutes')
  expect(body).not.toContain('<h2>SMS</h2>') // no texts are really sent here
})

test('where the database is away the page stands all the same, with what was known last', async () => {
  world.services.clock.advance(MINUTE)
  const { transaction } = world.services
  world.services.transaction = async () => {
    throw new Error('away')
  }
  const { statusCode, body } = await page()
  world.services.transaction = transaction
  expect(statusCode).toBe(200)
  expect(body).toContain('Our database does not answer at this moment')
  expect(body).toContain('<h2>Payment provider</h2>')
})

test('a bad minute is never rounded away', () => {
  expect(shareOf([{ day: '2026-11-26', checks: 43_200, failed: 1 }])).toContain('99.99 %')
  expect(shareOf([{ day: '2026-11-26', checks: 43_200, failed: 0 }])).toContain('100.00 %')
})
