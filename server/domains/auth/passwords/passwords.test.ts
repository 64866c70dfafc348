import { foldForSms } from '@gida/contract/shared/texts/sms-text'
import { expect, test } from 'vitest'
import type { Services } from '../../../platform/services.ts'
import { sentTo, tokenSentTo } from '../../../testing/mailbox.ts'
import type { Person } from '../../../testing/people/people.ts'
import { PASSWORD, withPassword } from '../../../testing/people/with-password.ts'
import { useWorld } from '../../../testing/world.ts'
import { signIn } from '../sign-in.ts'
import { accountWords } from '../words/words.ts'

const world = useWorld()
const NEW = 'Harmattan-Mango-88'
const PAGE = '/auth/reset-password'
let made = 0

/** With the initial password and a phone number of their own. */
async function known(given: { email?: null } = {}): Promise<Person & { phone: string }> {
  const phone = `+23480310${String(++made).padStart(5, '0')}`
  const person = await withPassword(world, { phone })
  if (given.email === null) {
    await world.services.transaction('system', (tx) =>
      tx.updateTable('users').set({ email: null }).where('id', '=', person.id).execute(),
    )
  }
  return { ...person, phone }
}
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload, headers })
const forgot = (email: string) => post('forgot-password', { email })
const reset = (token: string, password = NEW) => post('reset-password', { token, password })
const login = (email: string, password: string) => post('login', { email, password })

test('a forgotten password is set anew by the link, every session ends, and the owner is told', async () => {
  const person = await known()
  expect((await forgot(person.email)).statusCode).toBe(204)
  const token = await tokenSentTo(world, person.email, PAGE)
  expect((await reset(token)).statusCode).toBe(204)

  expect((await person.get('/users/me')).statusCode).toBe(401)
  expect((await post('refresh', { refresh_token: person.refresh_token })).statusCode).toBe(401)
  expect((await login(person.email, PASSWORD)).statusCode).toBe(401)
  const session = await login(person.email, NEW)
  expect(session.statusCode).toBe(200)
  expect(session.json().user.email_verified).toBe(true) // they have received mail there
  expect((await sentTo(world, person.email)).map(({ subject }) => subject)).toEqual([
    'Set a new password',
    'Your password has changed',
  ])
  expect((await sentTo(world, person.phone))[0]?.body).toMatch(/your password was changed/)
})

test('who has a phone alone gets the link by text message, however the number is written', async () => {
  const person = await known({ email: null })
  await forgot(person.phone.replace('+234', '0'))
  const token = await tokenSentTo(world, person.phone, PAGE)
  expect((await reset(token)).statusCode).toBe(204)
  expect((await login(person.phone, NEW)).statusCode).toBe(200)
})

test('the link, and that it was used, are told in the language of the account', async () => {
  const person = await known()
  await person.patch('/users/me/notification-choices', { language: 'ig' })
  await forgot(person.email)
  await reset(await tokenSentTo(world, person.email, PAGE))
  expect((await sentTo(world, person.email)).map(({ subject }) => subject)).toEqual([
    accountWords.ig.reset.subject,
    accountWords.ig.passwordChanged.subject,
  ])
  expect((await sentTo(world, person.phone))[0]?.body).toBe(
    foldForSms(`Gida: ${accountWords.ig.passwordChanged.text}`),
  )
})

test('says and does the same for known and unknown; what differs is done later, by a job', async () => {
  const person = await known()
  const queued = () =>
    world.services.transaction('system', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('id')
        .execute()
        .then((rows) => rows.length),
    )
  const before = await queued()
  const [a, b] = [await forgot(person.email), await forgot('nobody@example.ng')]
  expect([a.statusCode, a.body]).toEqual([b.statusCode, b.body])
  expect(await queued()).toBe(before) // the call itself looked up and wrote nothing
  expect(await sentTo(world, 'nobody@example.ng')).toEqual([])
  expect(await sentTo(world, person.email)).toHaveLength(1)
})

test('sends nothing to who is deactivated, and takes no link of theirs', async () => {
  const person = await known()
  await forgot(person.email)
  const token = await tokenSentTo(world, person.email, PAGE)
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', person.id).execute(),
  )
  expect((await reset(token)).json().code).toBe('ACCOUNT_INACTIVE')
  world.services.clock.advance(61_000)
  await forgot(person.email)
  expect(await sentTo(world, person.email)).toHaveLength(1)
})

test('a password that is set anew while the old one is looked at lets nobody in by the old one', async () => {
  const person = await known()
  await forgot(person.email)
  const token = await tokenSentTo(world, person.email, PAGE)
  let steps = 0
  const slow: Services = {
    ...world.services,
    transaction: async (who, work) => {
      if (++steps === 2) await reset(token)
      return world.services.transaction(who, work)
    },
  }
  const asked = { email: person.email, password: PASSWORD }
  await expect(signIn(slow, asked, { address: '203.0.113.9', userAgent: null })).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  })
  const { live } = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('session')
      .select((eb) => eb.fn.countAll<number>().as('live'))
      .where('user_id', '=', person.id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow(),
  )
  expect([steps > 2, live]).toEqual([true, 0])
})

test('refuses a link that was used, altered, or is an hour old, and one for another purpose', async () => {
  const person = await known()
  await forgot(person.email)
  const token = await tokenSentTo(world, person.email, PAGE)
  expect((await reset(`${token.slice(0, -2)}AA`)).json().code).toBe('RESET_INVALID')
  await post('send-verification', { email: person.email })
  const other = await tokenSentTo(world, person.email, '/auth/verify-email')
  expect((await reset(other)).json().code).toBe('RESET_INVALID')
  await reset(token)
  expect((await reset(token)).json()).toMatchObject({ code: 'RESET_USED', status_code: 422 })

  world.services.clock.advance(61_000)
  await forgot(person.email)
  const old = await tokenSentTo(world, person.email, PAGE)
  world.services.clock.advance(3_600_000)
  const late = (await reset(old)).json()
  expect(late.code).toBe('RESET_EXPIRED')
  expect(late.message).toMatch(/^Failed to update password/)
})

test('a password that is refused does not cost the link; the leaked list holds here too', async () => {
  const person = await known()
  await forgot(person.email)
  const token = await tokenSentTo(world, person.email, PAGE)
  expect((await reset(token, 'password123')).json().code).toBe('WEAK_PASSWORD')
  expect((await reset(token, 'short')).json().code).toBe('VALIDATION_ERROR')
  expect((await reset(token)).statusCode).toBe(204)
})

test('two at once with one link: one sets the password, the other is told that it was used', async () => {
  const person = await known()
  await forgot(person.email)
  const token = await tokenSentTo(world, person.email, PAGE)
  const [a, b] = await Promise.all([reset(token, `${NEW}-a`), reset(token, `${NEW}-b`)])
  expect([a.statusCode, b.statusCode].sort()).toEqual([204, 422])
  const won = a.statusCode === 204 ? `${NEW}-a` : `${NEW}-b`
  expect((await login(person.email, won)).statusCode).toBe(200)
})

test('an older link ends with the newer one that was used', async () => {
  const person = await known()
  await forgot(person.email)
  const older = await tokenSentTo(world, person.email, PAGE)
  world.services.clock.advance(61_000)
  await forgot(person.email)
  const newer = await tokenSentTo(world, person.email, PAGE)
  expect(newer).not.toBe(older)
  await reset(newer)
  expect((await reset(older)).json().code).toBe('RESET_USED')
})

test('changing a password ends every session and answers a new one', async () => {
  const person = await known()
  const answer = await person.post('/auth/change-password', { current_password: PASSWORD, new_password: NEW })
  expect(answer.statusCode).toBe(200)
  expect((await person.get('/users/me')).statusCode).toBe(401)
  expect((await post('refresh', { refresh_token: person.refresh_token })).statusCode).toBe(401)
  const headers = { authorization: `Bearer ${answer.json().access_token}` }
  expect((await world.app.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(200)
  expect((await login(person.email, NEW)).statusCode).toBe(200)
})

test('a wrong current password counts as guessing, and a weak new one is refused', async () => {
  const person = await known()
  const change = (current_password: string, new_password: string) =>
    person.post('/auth/change-password', { current_password, new_password })
  expect((await change(PASSWORD, 'password123')).json().code).toBe('WEAK_PASSWORD')
  const wrong = await change('not this one', NEW)
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'WRONG_PASSWORD'])
  for (let i = 0; i < 9; i++) await change(`guess ${i}`, NEW)
  expect((await change(PASSWORD, NEW)).statusCode).toBe(429)
  expect((await login(person.email, PASSWORD)).statusCode).toBe(429) // both ways of signing in share one count
})

test('two changes at once: one wins', async () => {
  const person = await known()
  const change = (new_password: string) =>
    person.post('/auth/change-password', { current_password: PASSWORD, new_password })
  const answers = await Promise.all([change(`${NEW}-a`), change(`${NEW}-b`)])
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  expect(answers.find((answer) => answer.statusCode !== 200)?.statusCode).toBeLessThan(500)
})
