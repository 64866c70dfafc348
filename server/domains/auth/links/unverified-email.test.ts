import { expect, test } from 'vitest'
import { sentTo, tokenSentTo } from '../../../testing/mailbox.ts'
import { tokenSentTo as invitedBy } from '../../../testing/outbox.ts'
import { callsWith } from '../../../testing/people/people.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world)
const PASSWORD = 'Adire-Indigo-77'
const OTHERS = 'Harmattan-Mango-88'
let made = 0

const post = (path: string, payload: object) =>
  world.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload })
const said = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  answer.body ? JSON.parse(answer.body).code : undefined,
]

/** A tenant who joined by a text message and mistyped their e-mail address, so that it is a stranger's. */
async function mistyped() {
  const number = String(++made).padStart(5, '0')
  const [phone, email] = [`+23480511${number}`, `stranger-${number}@example.ng`]
  const invited = await home.manager.post('/auth/invite', {
    phone,
    role: 'TENANT',
    estate_id: home.estate.id,
  })
  expect(invited.statusCode, invited.body).toBe(201)
  const wanted = { email, password: PASSWORD, full_name: 'Ngozi Eze' }
  const joined = await post(`invite/${await invitedBy(world, phone)}/accept`, wanted)
  expect(joined.statusCode, joined.body).toBe(201)
  return { phone, email, id: joined.json().user.id, ...callsWith(world.app, joined.json().access_token) }
}
const linkSentTo = (email: string) => tokenSentTo(world, email, '/auth/verify-email')
const open = (token: string) => world.app.inject({ url: `/api/v1/auth/verify-email?token=${token}` })

test('an address that nobody showed sets no password where the number is verified; its owner is told how to go on', async () => {
  const tenant = await mistyped()
  expect(said(await post('forgot-password', { email: tenant.email }))).toEqual([204, undefined])
  expect(await tokenSentTo(world, tenant.email, '/auth/reset-password')).toBe('')
  const letters = await sentTo(world, tenant.email)
  expect(letters.at(-1)?.body).toContain('with the phone number')
  await post('forgot-password', { email: tenant.phone })
  expect(await tokenSentTo(world, tenant.phone, '/auth/reset-password')).not.toBe('')
})

test('a link for a new password that was mailed before the number was verified works no more', async () => {
  const [email, phone] = ['before-the-number@example.ng', '+2348051200001']
  const wanted = { email, phone, password: PASSWORD, full_name: 'Ngozi Eze', role: 'LANDLORD' }
  const { user } = (await post('register', wanted)).json()
  await post('forgot-password', { email })
  const token = await tokenSentTo(world, email, '/auth/reset-password')
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ phone_verified_at: tx.now }).where('id', '=', user.id).execute(),
  )
  expect(said(await post('reset-password', { token, password: OTHERS }))).toEqual([422, 'RESET_INVALID'])
})

test('it is verified by whoever opens the link signed in to the account, by nobody else', async () => {
  const [tenant, other] = [await mistyped(), await mistyped()]
  const token = await linkSentTo(tenant.email)
  expect(said(await open(token))).toEqual([422, 'VERIFICATION_SIGN_IN'])
  expect(said(await other.post('/auth/verify-own-email', { token }))).toEqual([422, 'VERIFICATION_SIGN_IN'])
  expect((await tenant.get('/users/me')).json()).toMatchObject({ email_verified: false })

  const verified = await tenant.post('/auth/verify-own-email', { token })
  expect(verified.json()).toEqual({ verified: true, email: tenant.email })
  expect((await tenant.get('/users/me')).json()).toMatchObject({ email_verified: true, status: 'ACTIVE' })
  await post('forgot-password', { email: tenant.email })
  expect(await tokenSentTo(world, tenant.email, '/auth/reset-password')).not.toBe('')
})

test('its owner removes it from the account, which goes on by its number, and registers with it', async () => {
  const tenant = await mistyped()
  const token = await linkSentTo(tenant.email)
  expect(said(await post('release-email', { token }))).toEqual([204, undefined])
  expect(said(await post('release-email', { token }))).toEqual([422, 'VERIFICATION_USED'])
  expect((await tenant.get('/users/me')).json()).toMatchObject({ email: null, status: 'ACTIVE' })
  const texts = await sentTo(world, tenant.phone)
  expect(texts.at(-1)?.body).toContain(`${tenant.email} was removed from your account`)
  const wanted = { email: tenant.email, password: OTHERS, full_name: 'True Owner', role: 'LANDLORD' }
  expect((await post('register', wanted)).statusCode).toBe(201)
  expect(said(await post('login', { email: tenant.phone, password: PASSWORD }))[0]).toBe(200)
})

test('no link removes an address that is verified, or the only one of an account', async () => {
  const tenant = await mistyped()
  await tenant.post('/auth/verify-own-email', { token: await linkSentTo(tenant.email) })
  const email = 'only-address@example.ng'
  await post('register', { email, password: PASSWORD, full_name: 'Ngozi Eze', role: 'LANDLORD' })
  const token = await linkSentTo(email)
  expect(said(await post('release-email', { token }))).toEqual([422, 'VERIFICATION_INVALID'])
  expect((await open(token)).statusCode).toBe(200)
})

test('its owner joins by an invitation mailed to it with an account of their own', async () => {
  const tenant = await mistyped()
  const wanted = { email: tenant.email, role: 'LANDLORD', estate_id: home.estate.id }
  expect((await home.manager.post('/auth/invite', wanted)).statusCode).toBe(201)
  const token = await invitedBy(world, tenant.email)
  const looked = await world.app.inject({ url: `/api/v1/auth/invite/${token}` })
  expect(looked.json()).toMatchObject({ has_account: false })
  const joined = await post(`invite/${token}/accept`, { password: OTHERS, full_name: 'True Owner' })
  expect(joined.statusCode, joined.body).toBe(201)
  expect(joined.json().user).toMatchObject({ email: tenant.email, email_verified: true, role: 'LANDLORD' })
  expect((await tenant.get('/users/me')).json()).toMatchObject({ id: tenant.id, email: null })
})
