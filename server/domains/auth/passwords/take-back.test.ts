import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sentTo, tokenSentTo } from '../../../testing/mailbox.ts'
import { tokenSentTo as invitedBy } from '../../../testing/outbox.ts'
import { callsWith } from '../../../testing/people/people.ts'
import { setUpSecondFactor } from '../../../testing/people/second-factor.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { linkIdentity } from '../external/link-identity.ts'

const world = useWorld()
const home = usePortfolio(world)
const THEIRS = 'Adire-Indigo-77'
const OWN = 'Harmattan-Mango-88'
const post = (path: string, payload: object) =>
  world.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload })

async function registerAs(email: string, phone: string, role = 'ESTATE_MANAGER') {
  const wanted = { email, phone, password: THEIRS, full_name: 'Ngozi Eze', role }
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
  expect([session.statusCode, session.json().code]).toEqual([200, undefined]) // the squatter's second factor is not asked for
  expect(session.json().user).toMatchObject({ phone: null, email_verified: true })
  expect((await squatter.get('/users/me')).statusCode).toBe(401)

  await world.work()
  expect((await byKey.get('/estates')).json().code).toBe('API_KEY_INVALID')
  expect((await sentTo(world, squatter.email)).map(({ subject }) => subject)).toContain(
    'Your account is now yours alone',
  )
  await post('forgot-password', { email: squatter.phone })
  expect((await sentTo(world, squatter.phone)).filter(({ body }) => /reset-password/.test(body))).toEqual([])
})

/** The owner of an address requests a link there and sets a password with it. */
async function resetBy(email: string) {
  await post('forgot-password', { email })
  const token = await tokenSentTo(world, email, '/auth/reset-password')
  expect((await post('reset-password', { token, password: OWN })).statusCode).toBe(204)
  const session = (await post('login', { email, password: OWN })).json()
  return { ...callsWith(world.app, session.access_token), user: session.user }
}

test('the calendar that the first one reads elsewhere, and the address they had told of an estate, go with them', async () => {
  const squatter = await registerAs('feed-owner@example.ng', '+2348031099002')
  const { url } = (await squatter.post('/calendar/feed')).json()
  const read = () => world.app.inject({ method: 'GET', url: new URL(url).pathname })
  expect((await read()).statusCode).toBe(200)
  const estate = await squatter.post('/estates', {
    ...{ name: 'Feed Court', address: '5 Adeola Street', state: 'Lagos', lga: 'Eti-Osa' },
  })
  const estate_id = estate.json().id
  const told = { estate_id, url: 'https://listener.example.com/hook', events: ['payment.completed'] }
  const hook = await squatter.post('/integrations/webhooks', told)
  expect(hook.statusCode, hook.body).toBe(201)
  const owner = await resetBy(squatter.email)
  await world.work()
  expect((await read()).statusCode).toBe(404)
  const { data } = (await owner.get(`/integrations/webhooks?estate_id=${estate_id}`)).json()
  expect(data).toMatchObject([{ status: 'OFF' }])
})

test('no rent goes to the account that the first one had set, and one that its owner sets stays', async () => {
  const squatter = await registerAs('paid-owner@example.ng', '+2348031099005', 'LANDLORD')
  const setUp = (person: Pick<typeof squatter, 'post'>, account_number: string) =>
    person.post('/onboarding/complete-bank-setup', { bank_code: '058', account_number })
  expect((await setUp(squatter, '0123456789')).statusCode).toBe(200)
  const goesTo = () =>
    world.services.transaction('system', async (tx) => {
      const { rows } = await sql<{ subaccount: string | null; waits: string | null }>`
        select app.subaccount_of(${squatter.id}) as subaccount,
          (select o.account_number from app.payout_account_for(${squatter.id}) o) as waits`.execute(tx)
      return rows[0]
    })
  expect(await goesTo()).toMatchObject({ subaccount: expect.any(String), waits: '0123456789' })
  const owner = await resetBy(squatter.email)
  await world.work()
  expect(await goesTo()).toEqual({ subaccount: null, waits: null })
  expect((await owner.get('/onboarding/payout-account')).json().account).toBeNull()
  expect((await setUp(owner, '9876543210')).statusCode).toBe(200)
  await world.work()
  expect(await goesTo()).toMatchObject({ subaccount: expect.any(String), waits: '9876543210' })
})

test('whoever joined by their number keeps the account: the owner of an address that they typed gets nothing of it', async () => {
  const squatter = await registerAs('invited-owner@example.ng', '+2348031099003')
  const { phone } = squatter
  const invited = await home.manager.post('/auth/invite', {
    ...{ phone, role: 'TENANT', estate_id: home.estate.id },
  })
  expect(invited.statusCode, invited.body).toBe(201)
  const joined = await squatter.post('/invitations/accept', { token: await invitedBy(world, phone) })
  expect(joined.statusCode, joined.body).toBe(200)
  await post('forgot-password', { email: squatter.email })
  expect(await tokenSentTo(world, squatter.email, '/auth/reset-password')).toBe('')
})

test('an address that somebody wrote into an account of theirs is taken back like one that they registered with', async () => {
  const squatter = await registerAs('own-address@example.ng', '+2348031099004')
  const shown = await tokenSentTo(world, squatter.email, '/auth/verify-email')
  expect((await world.app.inject({ url: `/api/v1/auth/verify-email?token=${shown}` })).statusCode).toBe(200)
  const email = 'never-asked@example.ng'
  expect((await squatter.patch(`/users/${squatter.id}`, { email })).statusCode).toBe(200)
  expect((await resetBy(email)).user).toMatchObject({ phone: null, email, email_verified: true })
})

test('whose number it is joins by a text message with an account of their own, not with one that somebody opened under it', async () => {
  const phone = '+2348031099007'
  const squatter = await registerAs('shown-address@example.ng', phone)
  const shown = await tokenSentTo(world, squatter.email, '/auth/verify-email')
  await world.app.inject({ url: `/api/v1/auth/verify-email?token=${shown}` })
  const invited = await home.manager.post('/auth/invite', {
    ...{ phone, role: 'LANDLORD', estate_id: home.estate.id },
  })
  expect(invited.statusCode, invited.body).toBe(201)
  const token = await invitedBy(world, phone)
  const looked = await world.app.inject({ url: `/api/v1/auth/invite/${token}` })
  expect(looked.json()).toMatchObject({ has_account: false })

  const joined = await post(`invite/${token}/accept`, { password: OWN, full_name: 'Ngozi Eze' })
  expect(joined.statusCode, joined.body).toBe(201)
  expect(joined.json().user).toMatchObject({ phone, phone_verified: true, email: null })
  expect(joined.json().user.id).not.toBe(squatter.id)
  expect((await squatter.get('/users/me')).json()).toMatchObject({ phone: null })
  expect((await sentTo(world, squatter.email)).map(({ subject }) => subject)).toContain(
    'A phone number was removed from your Gida account',
  )
})

test('whoever had linked an account outside before comes in by it no more', async () => {
  const squatter = await registerAs('linked-account@example.ng', '+2348031099005')
  const shown = await tokenSentTo(world, squatter.email, '/auth/verify-email')
  await world.app.inject({ url: `/api/v1/auth/verify-email?token=${shown}` })
  const outside = { issuer: 'https://id.example.ng', subject: 'squatter', verified_email: squatter.email }
  const link = () => world.services.transaction('system', (tx) => linkIdentity(tx, outside))
  expect((await link()).user_id).toBe(squatter.id)
  const email = 'linked-owner@example.ng'
  expect((await squatter.patch(`/users/${squatter.id}`, { email })).statusCode).toBe(200)
  expect((await resetBy(email)).user.id).toBe(squatter.id)
  await expect(link()).rejects.toMatchObject({ code: 'IDENTITY_UNKNOWN' })
})

test('who gives themselves another address is found by the others of the estate while they have not shown it', async () => {
  const { manager, tenant } = home
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('credential')
      .values({ user_id: manager.id, password_hash: 'x' })
      .onConflict((oc) => oc.doNothing())
      .execute(),
  )
  const changed = await manager.patch(`/users/${manager.id}`, { email: 'new-address@example.ng' })
  expect(changed.json(), changed.body).toMatchObject({ status: 'PENDING_VERIFICATION' })
  const { data } = (await tenant.get('/communication/recipients')).json()
  expect(data.map(({ id }: { id: string }) => id)).toContain(manager.id)
})
