import { expect, test } from 'vitest'
import { sentTo } from '../../../testing/mailbox.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { codeAt, setUpSecondFactor } from '../../../testing/people/second-factor.ts'
import { PASSWORD, withPassword } from '../../../testing/people/with-password.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()

const post = (path: string, payload: object) =>
  world.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload })
const login = (person: Person, password = PASSWORD) => post('login', { email: person.email, password })
const challengeOf = async (person: Person): Promise<string> => (await login(person)).json().details.challenge
const finish = (challenge: string, code: string) => post('login/second-factor', { challenge, code })
const remove = (person: Person, code: string) =>
  world.app.inject({
    method: 'DELETE',
    url: '/api/v1/auth/second-factor',
    headers: { authorization: `Bearer ${person.token}` },
    payload: { code },
  })

test('is set up by a secret, a picture of it and a code, and answers ten recovery codes once', async () => {
  const person = await withPassword(world)
  expect((await person.get('/auth/second-factor')).json()).toEqual({
    is_on: false,
    since: null,
    recovery_codes_left: 0,
    is_required: false,
  })
  const begun = (await person.post('/auth/second-factor')).json()
  expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Gida:/)
  expect(begun.uri).toContain(begun.secret)
  expect(begun.qr_svg).toMatch(/^<svg/)
  expect((await login(person)).statusCode).toBe(200) // not active until confirmed

  const wrong = await person.post('/auth/second-factor/confirm', { code: '000000' })
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'INVALID_CODE'])
  const code = codeAt(begun.secret, world.services.clock.now())
  const confirmed = await person.post('/auth/second-factor/confirm', { code })
  expect(new Set(confirmed.json().recovery_codes).size).toBe(10)
  expect((await person.get('/auth/second-factor')).json()).toMatchObject({
    is_on: true,
    recovery_codes_left: 10,
  })
  expect((await person.post('/auth/second-factor')).json().code).toBe('SECOND_FACTOR_ON')
  expect((await sentTo(world, person.email)).map((mail) => mail.subject)).toEqual([
    'Two-step verification is on',
  ])
})

test('a right password is answered with a challenge, and the code with a session', async () => {
  const person = await withPassword(world)
  const factor = await setUpSecondFactor(world, person)
  const answer = await login(person)
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  const { challenge, expires_in } = answer.json().details
  expect(expires_in).toBe(300)
  const session = await finish(challenge, factor.nextCode())
  expect(session.statusCode).toBe(200)
  expect(session.json().user.id).toBe(person.id)
  // The challenge was used up.
  expect((await finish(challenge, factor.nextCode())).json().code).toBe('CHALLENGE_EXPIRED')
})

test('tells nothing of a second factor to a wrong password', async () => {
  const person = await withPassword(world)
  await setUpSecondFactor(world, person)
  expect((await login(person, 'not the password')).json().code).toBe('INVALID_CREDENTIALS')
})

test('takes a code once: neither it nor an earlier one is taken again', async () => {
  const person = await withPassword(world)
  const factor = await setUpSecondFactor(world, person)
  const now = world.services.clock.now()
  const earlier = codeAt(factor.secret, new Date(now.getTime() - 30_000))
  const code = factor.nextCode()
  expect((await finish(await challengeOf(person), code)).statusCode).toBe(200)
  for (const replayed of [code, earlier]) {
    const answer = await finish(await challengeOf(person), replayed)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_CODE'])
  }
})

test('takes the code of the step before and after, and none further off', async () => {
  for (const [steps, status] of [
    [-2, 422],
    [-1, 200],
    [1, 200],
    [2, 422],
  ] as const) {
    const person = await withPassword(world)
    const factor = await setUpSecondFactor(world, person)
    const { clock } = world.services
    clock.advance(120_000 - (clock.now().getTime() % 30_000)) // the start of a step, so that it does not end meanwhile
    const at = new Date(clock.now().getTime() + steps * 30_000)
    expect((await finish(await challengeOf(person), codeAt(factor.secret, at))).statusCode).toBe(status)
  }
})

test('of two sign-ins at once with one code, one gets in', async () => {
  const person = await withPassword(world)
  const factor = await setUpSecondFactor(world, person)
  const [a, b] = [await challengeOf(person), await challengeOf(person)]
  const code = factor.nextCode()
  const answers = await Promise.all([finish(a, code), finish(b, code)])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
})

test('a recovery code opens the door once, however it is typed; of two at once one gets in', async () => {
  const person = await withPassword(world)
  const { recovery_codes } = await setUpSecondFactor(world, person)
  const [first = '', second = ''] = recovery_codes
  const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  expect((await finish(await challengeOf(person), typed)).statusCode).toBe(200)
  expect((await finish(await challengeOf(person), first)).json().code).toBe('INVALID_CODE')
  const [a, b] = [await challengeOf(person), await challengeOf(person)]
  const answers = await Promise.all([finish(a, second), finish(b, second)])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
  expect((await person.get('/auth/second-factor')).json().recovery_codes_left).toBe(8)
})

const NO_CODES = [
  '1234567',
  'abcdef',
  '12345678901234567890',
  '١٢٣٤٥٦',
  '１２３４５６',
  '-123456',
  '0x1234',
  'ẹ́ẹ́ẹ́ẹ́',
]

test.each(NO_CODES)('“%s” is no code wherever one is read, and is answered so', async (code) => {
  const beginner = await withPassword(world)
  await beginner.post('/auth/second-factor')
  const person = await withPassword(world)
  await setUpSecondFactor(world, person)
  const answers = [
    await beginner.post('/auth/second-factor/confirm', { code }),
    await finish(await challengeOf(person), code),
    await person.post('/auth/confirm', { code }),
    await person.post('/auth/second-factor/recovery-codes', { code }),
    await remove(person, code),
  ]
  for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_CODE'])
})

test('a recovery code of somebody else opens nothing', async () => {
  const [mine, theirs] = [await withPassword(world), await withPassword(world)]
  await setUpSecondFactor(world, mine)
  const { recovery_codes } = await setUpSecondFactor(world, theirs)
  expect((await finish(await challengeOf(mine), recovery_codes[0] ?? '')).json().code).toBe('INVALID_CODE')
})

test('a challenge stands five tries and five minutes', async () => {
  const person = await withPassword(world)
  const factor = await setUpSecondFactor(world, person)
  const guessed = await challengeOf(person)
  for (let left = 4; left >= 0; left--) {
    expect((await finish(guessed, '000000')).json().details).toEqual({ tries_left: left })
  }
  expect((await finish(guessed, factor.nextCode())).json().code).toBe('CHALLENGE_EXPIRED')

  const slow = await challengeOf(person)
  world.services.clock.advance(301_000)
  expect((await finish(slow, factor.nextCode())).json().code).toBe('CHALLENGE_EXPIRED')
  expect((await finish('x'.repeat(43), factor.nextCode())).json().code).toBe('CHALLENGE_EXPIRED')
})

test('new challenges give no new tries beyond the ten of an account', async () => {
  const person = await withPassword(world)
  const factor = await setUpSecondFactor(world, person)
  for (let round = 0; round < 2; round++) {
    const challenge = await challengeOf(person) // the correct password does not reset failures
    for (let i = 0; i < 5; i++) await finish(challenge, '000000')
  }
  expect((await login(person)).statusCode).toBe(429)
  world.services.clock.advance(16 * 60_000)
  expect((await finish(await challengeOf(person), factor.nextCode())).statusCode).toBe(200)
})

test('new recovery codes want a code, and end the old ones', async () => {
  const person = await withPassword(world)
  const factor = await setUpSecondFactor(world, person)
  const renew = (code: string) => person.post('/auth/second-factor/recovery-codes', { code })
  expect((await renew('000000')).json().code).toBe('INVALID_CODE')
  const made = (await renew(factor.nextCode())).json().recovery_codes
  expect(made).toHaveLength(10)
  const old = factor.recovery_codes[0] ?? ''
  expect((await finish(await challengeOf(person), old)).json().code).toBe('INVALID_CODE')
  expect((await finish(await challengeOf(person), made[0])).statusCode).toBe(200)
})

test('is removed by a code or a recovery code, not without', async () => {
  const person = await withPassword(world)
  const { recovery_codes } = await setUpSecondFactor(world, person)
  expect((await remove(person, '123456')).json().code).toBe('INVALID_CODE')
  expect((await remove(person, recovery_codes[0] ?? '')).statusCode).toBe(204)
  expect((await login(person)).statusCode).toBe(200)
  expect((await remove(person, recovery_codes[1] ?? '')).json().code).toBe('SECOND_FACTOR_OFF')
})

test('keeps the secret sealed, and the recovery codes as hashes', async () => {
  const person = await withPassword(world)
  const { secret, recovery_codes } = await setUpSecondFactor(world, person)
  const kept = await world.services.transaction('system', async (tx) => [
    await tx.selectFrom('second_factor').selectAll().where('user_id', '=', person.id).execute(),
    await tx.selectFrom('recovery_code').selectAll().where('user_id', '=', person.id).execute(),
  ])
  const bytes = kept.flat().map((row) =>
    Object.values(row)
      .map((value) => String(value))
      .join(' '),
  )
  for (const plain of [secret, ...recovery_codes]) expect(bytes.join(' ')).not.toContain(plain)
})

test('a payout account wants a fresh code of who has a second factor, for this session and ten minutes', async () => {
  const person = await signedIn(world, 'LANDLORD')
  const body = { bank_code: '058', account_number: '0123456789', account_name: 'Test Landlord' }
  const setUp = () => person.post('/onboarding/complete-bank-setup', body)
  const other = await signedIn(world, 'LANDLORD')
  const withoutFactor = await other.post('/onboarding/complete-bank-setup', body)
  expect(withoutFactor.json().code).not.toBe('SECOND_FACTOR_REQUIRED')

  const factor = await setUpSecondFactor(world, person)
  world.services.clock.advance(601_000)
  const asked = await setUp()
  expect(asked.statusCode).toBe(403)
  expect(asked.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', details: { step_up: true } })
  expect((await person.post('/auth/confirm', { code: '000000' })).json().code).toBe('INVALID_CODE')
  const confirmed = await person.post('/auth/confirm', { code: factor.nextCode() })
  expect(Date.parse(confirmed.json().confirmed_until) - world.services.clock.now().getTime()).toBeGreaterThan(
    590_000,
  )
  expect((await setUp()).statusCode).toBe(withoutFactor.statusCode)
  world.services.clock.advance(601_000)
  const replaced = { ...body, account_number: '0123456780' }
  expect((await person.post('/onboarding/complete-bank-setup', replaced)).statusCode).toBe(403)
})
