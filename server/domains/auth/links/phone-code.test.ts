import { describe, expect, test } from 'vitest'
import { sentTo, tokenSentTo } from '../../../testing/mailbox.ts'
import { callsWith } from '../../../testing/people/people.ts'
import { setUpSecondFactor } from '../../../testing/people/second-factor.ts'
import { withPassword } from '../../../testing/people/with-password.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const NEW = 'Harmattan-Mango-88'
let made = 0

const newNumber = () => `+23480510${String(++made).padStart(5, '0')}`
const known = async () => {
  const phone = newNumber()
  return { ...(await withPassword(world, { phone })), phone }
}
type Known = Awaited<ReturnType<typeof known>>

async function codeSentTo(phone: string): Promise<string> {
  const texts = (await sentTo(world, phone)).map(({ body }) => /\b\d{6}\b/.exec(body)?.[0])
  return texts.findLast(Boolean) ?? ''
}
const ask = (person: Known) => person.post('/auth/send-phone-code')
const enter = async (person: Known, code: string) => {
  const { statusCode, body } = await person.post('/auth/verify-phone', { code })
  return [statusCode, JSON.parse(body).code ?? JSON.parse(body).phone]
}
const isVerified = async (person: Known) => (await person.get('/users/me')).json().phone_verified
const post = (path: string, payload: object) =>
  world.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a number', () => {
  test('is verified by the code that was texted to it, once; another number has to be shown anew', async () => {
    const person = await known()
    expect(await isVerified(person)).toBe(false)
    expect((await ask(person)).statusCode).toBe(204)
    const code = await codeSentTo(person.phone)
    expect(await enter(person, wrong(code))).toEqual([422, 'INVALID_CODE'])
    expect(await enter(person, code)).toEqual([200, person.phone])
    expect(await isVerified(person)).toBe(true)
    expect(await enter(person, code)).toEqual([422, 'INVALID_CODE'])

    expect((await person.patch(`/users/${person.id}`, { phone: newNumber() })).statusCode).toBe(200)
    expect(await isVerified(person)).toBe(false)
  })

  test('is not verified by the code of the number before it, of another person, or of ten minutes ago', async () => {
    const [person, other] = [await known(), await known()]
    await ask(person)
    const code = await codeSentTo(person.phone)
    expect(await enter(other, code)).toEqual([422, 'INVALID_CODE'])
    const phone = newNumber()
    await person.patch(`/users/${person.id}`, { phone })
    expect(await enter(person, code)).toEqual([422, 'INVALID_CODE'])

    await ask(other)
    const late = await codeSentTo(other.phone)
    world.services.clock.advance(10 * 60_000)
    expect(await enter(other, late)).toEqual([422, 'INVALID_CODE'])
  })

  test('cannot be guessed: after five wrong codes even the right one has to wait', async () => {
    const person = await known()
    await ask(person)
    const code = await codeSentTo(person.phone)
    for (let tried = 0; tried < 5; tried++)
      expect(await enter(person, wrong(code))).toEqual([422, 'INVALID_CODE'])
    expect(await enter(person, code)).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(await isVerified(person)).toBe(false)
  })

  test('gets one code a minute, and who has no number is told to add one', async () => {
    const person = await known()
    expect((await ask(person)).statusCode).toBe(204)
    expect((await ask(person)).json().code).toBe('TOO_MANY_REQUESTS')
    await person.patch(`/users/${person.id}`, { phone: null })
    expect((await ask(person)).json().code).toBe('NO_PHONE_NUMBER')
  })
})

describe('a new password by text message', () => {
  const resetSentTo = (phone: string) => tokenSentTo(world, phone, '/auth/reset-password')

  test('goes to a number only once it is verified, where the account has an address as well', async () => {
    const person = await known()
    await post('forgot-password', { email: person.phone })
    expect(await resetSentTo(person.phone)).toBe('')
    await ask(person)
    await enter(person, await codeSentTo(person.phone))
    await post('forgot-password', { email: person.phone })
    expect(await resetSentTo(person.phone)).not.toBe('')
  })

  test('verifies the number of who has nothing else, and ends the second factor of whoever opened the account', async () => {
    const person = await known()
    await setUpSecondFactor(world, person)
    await world.services.transaction('system', (tx) =>
      tx.updateTable('users').set({ email: null }).where('id', '=', person.id).execute(),
    )
    await post('forgot-password', { email: person.phone })
    const token = await resetSentTo(person.phone)
    expect((await post('reset-password', { token, password: NEW })).statusCode).toBe(204)
    const session = await post('login', { email: person.phone, password: NEW })
    expect([session.statusCode, session.json().user.phone_verified]).toEqual([200, true])

    // Once the number is theirs, a second factor of their own outlasts a new password.
    const owner = { ...person, ...callsWith(world.app, session.json().access_token) }
    await setUpSecondFactor(world, owner)
    world.services.clock.advance(61_000)
    await post('forgot-password', { email: person.phone })
    const again = await resetSentTo(person.phone)
    expect((await post('reset-password', { token: again, password: `${NEW}9` })).statusCode).toBe(204)
    const asked = await post('login', { email: person.phone, password: `${NEW}9` })
    expect(asked.json().code).toBe('SECOND_FACTOR_REQUIRED')
  })
})
