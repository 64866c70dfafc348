import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signedIn } from '../../testing/people/people.ts'
import { useWorld } from '../../testing/world.ts'
import { forgetExpired } from '../retention/retention.ts'
import { type Allowance, refillAllowance, returnAllowance, spendAllowance, trySpending } from './allowance.ts'
import { allowanceRetention } from './retention.ts'

const world = useWorld()
const inOne = <T>(work: Parameters<typeof world.services.transaction<T>>[1]) =>
  world.services.transaction('system', work)
/** Five in an hour, so one comes back every twelve minutes. */
const five = (name = 'test'): Allowance => ({ name, spender: randomUUID(), most: 5, seconds: 3600 })
const wait = (wanted: Allowance | Allowance[]) => inOne((tx) => trySpending(tx, wanted))
const many = (times: number, wanted: Allowance | Allowance[]) =>
  Promise.all(Array.from({ length: times }, () => wait(wanted)))
const spent = (waits: number[]) => waits.filter((seconds) => seconds === 0).length
const advance = (seconds: number) => world.services.clock.advance(seconds * 1000)

test('of many at once exactly so many get through as there are', async () => {
  const one = five()
  expect(spent(await many(40, one))).toBe(5)
  expect(spent(await many(5, five()))).toBe(5) // each spender has an allowance of their own
})

test('who waited for the lock is not refused for having begun earlier', async () => {
  const one = five()
  await inOne(async (early) => {
    await sql`select`.execute(early) // sets the transaction's time
    advance(60)
    await many(4, one)
    expect(await trySpending(early, one)).toBe(0)
  })
})

test('says how long to wait, and after that one is let through', async () => {
  const one = five()
  await many(5, one)
  const seconds = await wait(one)
  expect(seconds).toBeGreaterThan(700)
  expect(seconds).toBeLessThanOrEqual(720)
  const refusal = inOne((tx) => spendAllowance(tx, one, 'Not so fast.'))
  await expect(refusal).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Not so fast.',
    status: 429,
  })
  advance(seconds)
  expect(spent(await many(10, one))).toBe(1)
  advance(24 * 3600)
  expect(spent(await many(10, one))).toBe(5) // never more than the full bucket
})

test('where one of two is used up, nothing of the other is spent', async () => {
  const [a, b] = [five('a'), five('b')]
  await many(5, a)
  expect(spent(await many(20, [b, a]))).toBe(0)
  expect(spent(await many(20, b))).toBe(5)
})

test('two that are asked for in opposite orders do not wait for each other', async () => {
  const [a, b] = [five('a'), five('b')]
  const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => wait(turn % 2 ? [a, b] : [b, a])))
  expect(spent(answers)).toBe(5)
})

test('what is given back can be spent again, and a rollback gives back too', async () => {
  const one = five()
  await many(5, one)
  await inOne((tx) => returnAllowance(tx, one))
  expect(spent(await many(5, one))).toBe(1)
  await inOne((tx) => refillAllowance(tx, one))
  const undone = inOne(async (tx) => {
    await spendAllowance(tx, one)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(spent(await many(10, one))).toBe(5)
})

test('rows of what is full again are deleted, and no others', async () => {
  const [full, empty] = [five('purged'), five('purged')]
  await wait(full)
  advance(721)
  await wait(empty)
  await forgetExpired(world.services, allowanceRetention)
  const left = await inOne((tx) =>
    tx.selectFrom('allowance').select('full_at').where('name', '=', 'purged').execute(),
  )
  expect(left).toHaveLength(1)
  expect(spent(await many(10, empty))).toBe(4)
})

test('a person sees none, and gives themselves none', async () => {
  const person = await signedIn(world, 'ESTATE_MANAGER')
  const one = five()
  await many(5, one)
  const asPerson = await world.services.transaction(person.actor, async (tx) => {
    await refillAllowance(tx, one)
    return tx.selectFrom('allowance').selectAll().execute()
  })
  expect(asPerson).toEqual([])
  expect(await wait(one)).toBeGreaterThan(0)
})
