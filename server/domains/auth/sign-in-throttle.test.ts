import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { spendAllowance } from '../../platform/allowances/allowance.ts'
import type { Person } from '../../testing/people/people.ts'
import { setUpSecondFactor } from '../../testing/people/second-factor.ts'
import { PASSWORD, withPassword } from '../../testing/people/with-password.ts'
import { useWorld } from '../../testing/world.ts'
import { ofCaller } from './caller-allowance.ts'
import { AT_ONCE, type Line, MOST_WAITING, withHashSlot } from './passwords/hash-queue.ts'

const world = useWorld()
let made = 0
/** An address without earlier requests. */
const newAddress = () => `10.7.${++made >> 8}.${made & 255}`

let ada: Person
let bola: Person
let address: string
beforeEach(async () => {
  ;[ada, bola] = [await withPassword(world), await withPassword(world)]
  address = newAddress()
})

type From = { from?: string; cookie?: string }
const post = (path: string, payload: object, { from = address, cookie = '' }: From = {}) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    payload,
    remoteAddress: from,
    headers: cookie ? { cookie } : {},
  })
const login = (email: string, password = PASSWORD, from: From = {}) =>
  post('login', { email, password }, from)
type Answer = Awaited<ReturnType<typeof login>>

const atOnce = (times: number, call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)))
const guess = (email: string, times: number, from?: From) =>
  atOnce(times, (index) => login(email, `Guess-number-${index}`, from))
const count = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.statusCode === status).length
const secondsOf = (answer: Answer) => Number(answer.headers['retry-after'])
/** The cookie set by a response. */
const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';')[0] ?? ''

describe('a password', () => {
  test('of 120 guesses at once ten are looked at, for an account and for a name that nobody has', async () => {
    for (const email of [ada.email, 'nobody@example.ng']) {
      const answers = await guess(email, 120, { from: newAddress() })
      expect([count(answers, 401), count(answers, 429)]).toEqual([10, 110])
      for (const answer of answers.filter(({ statusCode }) => statusCode === 429))
        expect(secondsOf(answer)).toBeGreaterThan(0)
    }
  })

  test('of somebody else behind the same address is taken all the same', async () => {
    await guess(ada.email, 120)
    expect((await login(bola.email)).statusCode).toBe(200)
  })

  test('is not guessed from many addresses either', async () => {
    const answers = await atOnce(120, (index) => login(ada.email, `Guess-${index}`, { from: newAddress() }))
    expect(count(answers, 401)).toBe(10)
  })

  test('of fifty accounts is guessed from one address, and of no more', async () => {
    const answers = await atOnce(80, (index) => login(`nobody-${index}@example.ng`))
    expect([count(answers, 401), count(answers, 429)]).toEqual([50, 30])
  })

  test('that is right gets in after the pause that was named', async () => {
    await guess(ada.email, 12)
    const refused = await login(ada.email)
    expect(refused.statusCode).toBe(429)
    world.services.clock.advance(secondsOf(refused) * 1000)
    expect((await login(ada.email)).statusCode).toBe(200)
    expect(count(await guess(ada.email, 5), 401)).toBe(1) // the correct one was not counted
  })

  test('that is right costs nothing, however often', async () => {
    for (let times = 0; times < 12; times++) expect((await login(ada.email)).statusCode).toBe(200)
    expect(count(await guess(ada.email, 20), 401)).toBe(10)
  })
})

describe('a browser that somebody has signed in with', () => {
  test('is let in while strangers guess, also from its own address', async () => {
    const cookie = cookieOf(await login(ada.email))
    const strangers = atOnce(120, (index) =>
      login(`${index % 2 ? ada.email : `no-${index}@example.ng`}`, 'Guess-1'),
    )
    const mine = await login(ada.email, PASSWORD, { cookie })
    expect(mine.statusCode).toBe(200)
    expect(count(await strangers, 429)).toBeGreaterThan(50)
    expect((await login(ada.email)).statusCode).toBe(429)
    expect((await login(ada.email, PASSWORD, { cookie })).statusCode).toBe(200)
  })

  test('guesses no more than ten times either, and is known for nobody else', async () => {
    const cookie = cookieOf(await login(ada.email))
    expect(count(await guess(ada.email, 30, { cookie }), 401)).toBe(10)
    expect((await login(ada.email)).statusCode).toBe(200)
    await guess(bola.email, 12)
    expect((await login(bola.email, PASSWORD, { cookie })).statusCode).toBe(429)
  })

  test('keeps one mark for all who share it; no script reads it, and no other site sends it', async () => {
    const first = await login(ada.email)
    expect(first.headers['set-cookie']).toMatch(
      /^gida_device=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    )
    const cookie = cookieOf(first)
    expect(cookieOf(await login(bola.email, PASSWORD, { cookie }))).toBe(cookie)
    for (const { email } of [ada, bola]) {
      await guess(email, 12)
      expect((await login(email, PASSWORD, { cookie })).statusCode).toBe(200)
    }
  })
})

describe('a code', () => {
  const challengeOf = async (from: From) =>
    (await login(ada.email, PASSWORD, from)).json().details.challenge as string

  test('is not guessed from 200 addresses, while its owner is let in', async () => {
    const factor = await setUpSecondFactor(world, ada)
    const finish = (challenge: string, code: string, from: From = {}) =>
      post('login/second-factor', { challenge, code }, from)
    const cookie = cookieOf(await finish(await challengeOf({}), factor.nextCode()))
    const challenges: string[] = []
    while (challenges.length < 40) challenges.push(await challengeOf({ from: newAddress() }))
    const mine = await challengeOf({ cookie })

    const answers = await atOnce(200, (index) =>
      finish(challenges[index % 40] ?? '', '000000', { from: newAddress() }),
    )
    expect([count(answers, 422), count(answers, 429)]).toEqual([10, 190])
    expect((await finish(mine, factor.nextCode(), { cookie })).statusCode).toBe(200)
  })

  test('is guessed ten times at once by who is signed in', async () => {
    const factor = await setUpSecondFactor(world, ada)
    const answers = await atOnce(60, () => ada.post('/auth/confirm', { code: '000000' }))
    expect([count(answers, 422), count(answers, 429)]).toEqual([10, 50])
    world.services.clock.advance(90_000)
    expect((await ada.post('/auth/confirm', { code: factor.nextCode() })).statusCode).toBe(200)
  })
})

describe('who has not signed in', () => {
  const register = (index: number) =>
    post('register', {
      email: `new-${made}-${index}@example.ng`,
      password: PASSWORD,
      full_name: 'Ngozi Eze',
      role: 'LANDLORD',
    })

  test('opens sixty accounts an hour from one address', async () => {
    await world.services.transaction('system', async (tx) => {
      for (let opened = 0; opened < 57; opened++) await spendAllowance(tx, ofCaller('registration', address))
    })
    const answers = await atOnce(12, register)
    expect([count(answers, 201), count(answers, 429)]).toEqual([3, 9])
    expect((await post('forgot-password', { email: ada.email })).statusCode).toBe(204)
  })

  test('has sixty links sent an hour, whatever the links are for and whoever is known', async () => {
    const paths = ['forgot-password', 'send-verification', 'resend-verification']
    const answers = await atOnce(120, (index) =>
      post(paths[index % 3] ?? '', { email: index % 2 ? ada.email : `no-${index}@example.ng` }),
    )
    expect([count(answers, 204), count(answers, 429)]).toEqual([60, 60])
  })
})

describe('more passwords than can be looked at soon', () => {
  test('are refused with a time to come again, at no cost, and hold up nobody whose browser is known', async () => {
    const cookie = cookieOf(await login(ada.email))
    const gate = Promise.withResolvers<void>()
    onTestFinished(() => gate.resolve())
    const flood = Array.from({ length: AT_ONCE + MOST_WAITING }, () =>
      withHashSlot('others', () => gate.promise),
    )

    const refused = await login(bola.email)
    expect([refused.statusCode, refused.json().code, secondsOf(refused)]).toEqual([503, 'SERVER_BUSY', 5])
    expect((await bola.get('/users/me')).statusCode).toBe(200)
    const order: string[] = []
    const mine = login(ada.email, PASSWORD, { cookie }).then(({ statusCode }) =>
      order.push(`known ${statusCode}`),
    )
    for (let times = 0; times < 11; times++) expect((await login(bola.email)).statusCode).toBe(503)

    gate.resolve()
    await Promise.all([mine, ...flood])
    expect(order).toEqual(['known 200'])
    expect(count(await guess(bola.email, 12), 401)).toBe(10)
  })

  test('are taken in the order in which they came, those of known browsers first', async () => {
    const gate = Promise.withResolvers<void>()
    onTestFinished(() => gate.resolve())
    const done: string[] = []
    const wait = (name: string, line: Line) => withHashSlot(line, async () => void done.push(name))
    const first = Array.from({ length: AT_ONCE }, () => withHashSlot('others', () => gate.promise))
    const rest = [wait('a', 'others'), wait('b', 'others'), wait('known', 'known')]
    gate.resolve()
    await Promise.all([...first, ...rest])
    expect(done).toEqual(['known', 'a', 'b'])
  })
})
