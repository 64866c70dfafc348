import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { callsWith, type Person, signedIn } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { openSession } from '../auth/index.ts'
import { getUser } from '../users/index.ts'

let made = 0
/** Runs while the bank is asked. */
let meanwhile: (() => Promise<unknown>) | null = null
const world = useWorld({
  provider: {
    listBanks: async () => [{ code: '058', name: 'Guaranty Trust Bank' }],
    resolveAccount: async () => {
      await meanwhile?.()
      return { account_name: 'ADA OKAFOR' }
    },
    createSubaccount: async () => ({ subaccount_code: `ACCT_new_${++made}` }),
  },
})

const setUp = (who: Pick<Person, 'post'>, account_number: string) =>
  who.post('/onboarding/complete-bank-setup', { bank_code: '058', account_number })
const paidNow = async (landlord_id: string) => {
  const found = await world.services.transaction('system', (tx) =>
    sql<{ code: string }>`select app.subaccount_of(${landlord_id}) as code`.execute(tx),
  )
  return found.rows[0]?.code
}
const mailsTo = (email: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('outbox_message').selectAll().where('recipient', '=', email).orderBy('id').execute(),
  )
const undo = (token: string) =>
  world.app.inject({ method: 'POST', url: '/api/v1/onboarding/payout-account/undo', payload: { token } })
const tokenIn = (mail: { links: string[] } | undefined) =>
  new URL(mail?.links[0] ?? '').searchParams.get('token') ?? ''

test('a changed account waits two days; until then the one before is paid, and manager and owner hear of it', async () => {
  const flat = await letFlat(world, { subaccount_code: 'ACCT_old_1' })
  const answer = await setUp(flat.landlord, '9876543210')
  expect(answer.json().message).toMatch(/ending in 3210, from /)
  expect(await paidNow(flat.landlord.id)).toBe('ACCT_old_1')
  const told = await mailsTo(flat.manager.email)
  expect(told[0]?.body).toContain('call them on a number that you know')
  expect(told[0]?.links).toEqual([])
  world.services.clock.advance(47 * 3_600_000)
  expect(await paidNow(flat.landlord.id)).toBe('ACCT_old_1')
  world.services.clock.advance(2 * 3_600_000)
  expect(await paidNow(flat.landlord.id)).toBe(answer.json().subaccount_code)
})

test('one that is changed again while it waits is never paid', async () => {
  const flat = await letFlat(world, { subaccount_code: 'ACCT_old_2' })
  await setUp(flat.landlord, '1111111111')
  world.services.clock.advance(60_000)
  const last = (await setUp(flat.landlord, '2222222222')).json()
  world.services.clock.advance(48 * 3_600_000 - 30_000)
  expect(await paidNow(flat.landlord.id)).toBe('ACCT_old_2')
  world.services.clock.advance(60_000)
  expect(await paidNow(flat.landlord.id)).toBe(last.subaccount_code)
})

test('the link takes it back without a session: the old account is paid, and every session ends', async () => {
  const flat = await letFlat(world, { subaccount_code: 'ACCT_old_3' })
  await setUp(flat.landlord, '3333333333')
  const token = tokenIn((await mailsTo(flat.landlord.email))[0])
  expect((await undo(`${token}x`)).statusCode).toBe(422)
  for (let i = 0; i < 2; i++) expect((await undo(token)).statusCode).toBe(200)
  expect((await flat.landlord.get('/onboarding/payout-account')).statusCode).toBe(401)
  world.services.clock.advance(72 * 3_600_000)
  expect(await paidNow(flat.landlord.id)).toBe('ACCT_old_3')
})

test('a link of before the newest change, and one a week old, are refused', async () => {
  const flat = await letFlat(world, { subaccount_code: 'ACCT_old_4' })
  await setUp(flat.landlord, '4444444444')
  const first = tokenIn((await mailsTo(flat.landlord.email))[0])
  world.services.clock.advance(49 * 3_600_000)
  expect((await undo(first)).statusCode).toBe(200)

  const other = await letFlat(world, { subaccount_code: 'ACCT_old_5' })
  await setUp(other.landlord, '5555555555')
  const late = tokenIn((await mailsTo(other.landlord.email))[0])
  world.services.clock.advance(8 * 24 * 3_600_000)
  expect((await undo(late)).json().code).toBe('UNDO_TOO_LATE')
})

test('a link to a change that another has taken the place of says so, and not that all is as before', async () => {
  const flat = await letFlat(world, { subaccount_code: 'ACCT_old_7' })
  await setUp(flat.landlord, '8888888881')
  world.services.clock.advance(60_000)
  await setUp(flat.landlord, '8888888882')
  const [first, second] = (await mailsTo(flat.landlord.email)).map(tokenIn)
  const refused = await undo(first ?? '')
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'UNDO_TOO_LATE'])
  for (let i = 0; i < 2; i++) expect((await undo(second ?? '')).statusCode).toBe(200)
  // Only now is it true of the first one too.
  expect((await undo(first ?? '')).statusCode).toBe(200)
  world.services.clock.advance(72 * 3_600_000)
  expect(await paidNow(flat.landlord.id)).toBe('ACCT_old_7')
})

test('a change that is under way when all sessions are ended comes to nothing', async () => {
  const flat = await letFlat(world, { subaccount_code: 'ACCT_old_8' })
  await setUp(flat.landlord, '8888888883')
  const token = tokenIn((await mailsTo(flat.landlord.email))[0])
  meanwhile = () => undo(token)
  expect((await setUp(flat.landlord, '8888888884')).statusCode).toBe(401)
  meanwhile = null
  world.services.clock.advance(72 * 3_600_000)
  expect(await paidNow(flat.landlord.id)).toBe('ACCT_old_8')
})

test('whoever changed the e-mail address first does not keep the alert from its owner', async () => {
  const flat = await letFlat(world, { subaccount_code: 'ACCT_old_6' })
  const before = 'the-true-owner@example.ng'
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('outbox_message')
      .values({
        ...{ channel: 'EMAIL', recipient: before, body: 'Your e-mail address is now another.' },
        key: `contact:${flat.landlord.id}:2026-11-22T00:00:00Z:mail`,
      })
      .execute(),
  )
  await setUp(flat.landlord, '6666666666')
  const alert = (await mailsTo(before)).find((mail) => mail.subject?.includes('payout account'))
  expect((await undo(tokenIn(alert))).statusCode).toBe(200)
})

test('a first account is in force at once, and whoever did not set it takes it back by the link: nothing goes there any more', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const answer = (await setUp(ada, '7777777777')).json()
  expect(await paidNow(ada.id)).toBe(answer.subaccount_code)
  const token = tokenIn((await mailsTo(ada.email))[0])
  for (let i = 0; i < 2; i++)
    expect((await undo(token)).json().message).toContain('is held until you set one')
  expect(await paidNow(ada.id)).toBeNull()
  expect((await ada.get('/users/me')).statusCode).toBe(401)
  const again = await inAgain(ada)
  const own = (await setUp(again, '7777777778')).json()
  expect(await paidNow(ada.id)).toBe(own.subaccount_code) // at once, since it replaces none
})

/** Signs the same person in again. */
async function inAgain(person: Person): Promise<Pick<Person, 'post'>> {
  const { services, app } = world
  const session = await services.transaction('system', async (tx) =>
    openSession(tx, services, await getUser(tx, person.id), { address: '127.0.0.1', userAgent: 'test' }),
  )
  return callsWith(app, session.access_token)
}
