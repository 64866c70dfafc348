import { expect, test } from 'vitest'
import { signedIn } from '../../testing/people/people.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const PASSWORD = 'Adire-Indigo-77'

const register = (body: object) =>
  world.app.inject({
    method: 'POST',
    url: '/api/v1/auth/register',
    payload: { full_name: 'Adaeze Okonkwo', password: PASSWORD, role: 'ESTATE_MANAGER', ...body },
  })
const login = (email: string, password = PASSWORD) =>
  world.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password } })
const refresh = (refresh_token: string) =>
  world.app.inject({ method: 'POST', url: '/api/v1/auth/refresh', payload: { refresh_token } })

test('registers an estate manager, who can sign in and read their context', async () => {
  const made = await register({ email: 'Adaeze@Okonkwo.ng', phone: '0803 123 4567' })
  expect(made.statusCode).toBe(201)
  expect(made.json().user).toMatchObject({
    email: 'adaeze@okonkwo.ng',
    phone: '+2348031234567',
    role: 'ESTATE_MANAGER',
  })

  const session = (await login('adaeze@okonkwo.ng')).json()
  expect(session.expires_in).toBe(1800)
  const context = await world.app.inject({
    url: '/api/v1/auth/context',
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  expect(context.json()).toMatchObject({
    user: { full_name: 'Adaeze Okonkwo' },
    estates: [],
    unread_count: 0,
    live_seq: 0,
  })
  expect(context.json().permissions).toContain('payments_refund')
})

test('refuses roles that need an invitation, taken addresses and numbers, and weak passwords, each by its code', async () => {
  await register({ email: 'taken@gida.ng', phone: '08031234500' })
  const code = async (body: object) => (await register(body)).json().code
  expect(await code({ email: 'a1@gida.ng', role: 'TENANT' })).toBe('ROLE_REQUIRES_INVITATION')
  expect(await code({ email: 'a2@gida.ng', role: 'ADMIN' })).toBe('ROLE_REQUIRES_INVITATION')
  expect(await code({ email: 'TAKEN@gida.ng' })).toBe('EMAIL_TAKEN')
  expect(await code({ email: 'a3@gida.ng', phone: '+234 803 123 4500' })).toBe('PHONE_TAKEN')
  expect(await code({ email: 'a4@gida.ng', password: 'password123' })).toBe('WEAK_PASSWORD')
  expect(await code({ email: 'folasade@gida.ng', password: 'xk-Folasade-99' })).toBe('WEAK_PASSWORD')
  expect(await code({ email: 'ojo@gida.ng', password: 'xk-ojo-991-bv' })).toBe('WEAK_PASSWORD')
  expect(await code({ email: 'a5@gida.ng', password: 'short' })).toBe('VALIDATION_ERROR')
  expect(await code({ email: 'no address' })).toBe('VALIDATION_ERROR')
})

test('says the same for an unknown address and a wrong password', async () => {
  await register({ email: 'known@gida.ng' })
  const wrong = await login('known@gida.ng', 'not the password')
  const unknown = await login('nobody@gida.ng', 'not the password')
  expect(wrong.statusCode).toBe(401)
  expect(unknown.json()).toEqual(wrong.json())
})

test('blanks around an e-mail address are none of it, as a phone completes them', async () => {
  const made = await register({ email: ' Blank@gida.ng ' })
  expect([made.statusCode, made.json().user?.email]).toEqual([201, 'blank@gida.ng'])
  expect((await login('blank@gida.ng ')).statusCode).toBe(200)
  expect((await register({ email: 'bl ank@gida.ng' })).statusCode).toBe(400)
})

test('signs in by phone number too, however it is written', async () => {
  await register({ email: 'phoned@gida.ng', phone: '0803 765 4321' })
  const session = await login('+234 803 765 4321')
  expect([session.statusCode, session.json().user.email]).toEqual([200, 'phoned@gida.ng'])
  expect((await login('0803 765 4399')).statusCode).toBe(401)
  for (let i = 0; i < 5; i++) {
    await login('phoned@gida.ng', `guess ${i}`)
    await login('08037654321', `guess ${i}`)
  }
  expect((await login('08037654321')).statusCode).toBe(429) // two names of the same account share one count
})

test('stops guessing after ten failures of an account, even with the right password', async () => {
  await register({ email: 'guessed@gida.ng' })
  for (let i = 0; i < 10; i++) await login('guessed@gida.ng', `guess ${i}`)
  const locked = await login('guessed@gida.ng')
  expect(locked.statusCode).toBe(429)
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
  world.services.clock.advance(16 * 60_000)
  expect((await login('guessed@gida.ng')).statusCode).toBe(200)
})

test('rotates refresh tokens, gives the same successor within ten seconds, and ends the family after that', async () => {
  await register({ email: 'rotate@gida.ng' })
  const first = (await login('rotate@gida.ng')).json()
  const [a, b] = await Promise.all([refresh(first.refresh_token), refresh(first.refresh_token)])
  expect(a.json().refresh_token).toBe(b.json().refresh_token)
  expect(a.json().refresh_token).not.toBe(first.refresh_token)

  world.services.clock.advance(11_000)
  const stolen = await refresh(first.refresh_token)
  expect(stolen.json().code).toBe('REFRESH_TOKEN_REUSED')
  expect((await refresh(a.json().refresh_token)).json().code).toBe('TOKEN_EXPIRED')
})

test('a logout makes the access token and the refresh token useless at once', async () => {
  const person = await signedIn(world, 'LANDLORD')
  expect((await person.get('/users/me')).statusCode).toBe(200)
  expect((await person.post('/auth/logout')).statusCode).toBe(204)
  expect((await person.get('/users/me')).statusCode).toBe(401)
  expect((await refresh(person.refresh_token)).statusCode).toBe(401)
})

test('tells a valid token from an altered, an expired and an ended one', async () => {
  const person = await signedIn(world, 'TENANT')
  const check = async (token: string) =>
    (
      await world.app.inject({ method: 'POST', url: '/api/v1/auth/validate-token', payload: { token } })
    ).json()
  expect(await check(person.token)).toMatchObject({ valid: true, user: { id: person.id } })
  expect(await check(`${person.token.slice(0, -3)}abc`)).toEqual({ valid: false })
  world.services.clock.advance(1801_000)
  expect(await check(person.token)).toEqual({ valid: false })
  expect((await person.get('/users/me')).json().code).toBe('TOKEN_EXPIRED')
})
