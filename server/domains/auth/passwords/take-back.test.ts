import { expect, test } from 'vitest'
import { sentTo, tokenSentTo } from '../../../testing/mailbox.ts'
import { callsWith } from '../../../testing/people/people.ts'
import { setUpSecondFactor } from '../../../testing/people/second-factor.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const THEIRS = 'Adire-Indigo-77'
const OWN = 'Harmattan-Mango-88'
const post = (path: string, payload: object) =>
  world.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload })

async function registerAs(email: string, phone: string) {
  const wanted = { email, phone, password: THEIRS, full_name: 'Ngozi Eze', role: 'ESTATE_MANAGER' }
  const answer = await post('register', wanted)
  expect(answer.statusCode, answer.body).toBe(201)
  const { access_token, user } = answer.json()
  return { id: user.id, token: access_token, ...callsWith(world.app, access_token), email, phone }
}

test('whose address it is takes back an account that somebody opened under it: no way of theirs leads in any more', async () => {
  const squatter = await registerAs('real-owner@example.ng', '+2348031099001')
  const estate = await squatter.post('/estates', {
    ...{ name: 'Palm Court', address: '4 Adeola Street', state: 'Lagos', lga: 'Eti-Osa' },
  })
  const asked = { name: 'Accounts', scopes: ['estate_read'], estate_ids: [estate.json().id] }
  const made = await squatter.post('/integrations/keys', asked)
  expect(made.statusCode, made.body).toBe(201)
  const byKey = callsWith(world.app, made.json().key)
  expect((await byKey.get('/estates')).statusCode).toBe(200)
  await setUpSecondFactor(world, squatter)
  await post('forgot-password', { email: squatter.email })
  const token = await tokenSentTo(world, squatter.email, '/auth/reset-password')
  expect((await post('reset-password', { token, password: OWN })).statusCode).toBe(204)

  const session = await post('login', { email: squatter.email, password: OWN })
  expect([session.statusCode, session.json().code]).toEqual([200, undefined]) // no code of the squatter's is asked for
  expect(session.json().user).toMatchObject({ phone: null, email_verified: true })
  expect((await squatter.get('/users/me')).statusCode).toBe(401)

  await world.work()
  expect((await byKey.get('/estates')).json().code).toBe('API_KEY_INVALID')
  expect((await sentTo(world, squatter.email)).map(({ subject }) => subject)).toContain(
    'Your account is yours alone now',
  )
  await post('forgot-password', { email: squatter.phone })
  expect((await sentTo(world, squatter.phone)).filter(({ body }) => /reset-password/.test(body))).toEqual([])
})
