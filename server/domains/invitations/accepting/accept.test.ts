import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { tokenSentTo } from '../../../testing/outbox.ts'
import { ageInvitation } from '../../../testing/people/age-invitation.ts'
import { callsWith, signedIn } from '../../../testing/people/people.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { createUser } from '../../users/index.ts'

const world = useWorld()
const home = usePortfolio(world)

const newEmail = () => `person-${randomBytes(5).toString('hex')}@example.ng`
const newPhone = () => `+234803${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`
const PASSWORD = 'Harmattan-Mango-77'
const said = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

async function invited(given: object = {}): Promise<{ id: string; email: string; token: string }> {
  const email = newEmail()
  const wanted = { email, role: 'TENANT', estate_id: home.estate.id, ...given }
  const made = await home.manager.post('/auth/invite', wanted)
  expect(made.statusCode, made.body).toBe(201)
  const { id, phone } = made.json()
  return { id, email, token: await tokenSentTo(world, made.json().email ?? phone) }
}

const accept = (token: string, given: object = {}) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/auth/invite/${token}/accept`,
    payload: { full_name: 'Ada Obi', password: PASSWORD, ...given },
  })
const look = (token: string) => world.app.inject({ url: `/api/v1/auth/invite/${token}` })
const signIn = (email: string, password = PASSWORD) =>
  world.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password } })

/** Somebody whose account was created by others: no password. */
const known = (given: { email?: string; phone?: string }, role: 'TENANT' | 'LANDLORD' = 'TENANT') =>
  world.services.transaction('system', (tx) =>
    createUser(tx, { email: null, phone: null, ...given, full_name: 'From A Sheet', role }),
  )
const usersNamed = (name: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('users').selectAll().where('full_name', '=', name).execute(),
  )

describe('the link', () => {
  test('says who invites to what, with the address masked', async () => {
    const { token, email } = await invited({ unit_id: home.unitAt(1).id, full_name: 'Ada Obi' })
    const answer = await look(token)
    expect(answer.json()).toMatchObject({
      invited_by_name: home.manager.full_name,
      estate_name: 'Palmgrove Court',
      unit_label: home.unitAt(1).name,
      role: 'TENANT',
      channel: 'EMAIL',
      email: 'p•••@example.ng',
      phone: null,
      has_account: false,
      status: 'PENDING',
    })
    expect(answer.body).not.toContain(email)
  })

  test('altered or unknown is not found, in the words of the specification', async () => {
    const { token } = await invited()
    for (const wrong of [`${token}x`, token.slice(1), token.toUpperCase(), 'nothing']) {
      const answer = await look(wrong)
      expect(said(answer)).toEqual([404, 'INVITATION_NOT_FOUND'])
      expect(answer.json().message).toBe('Invitation not found or expired')
      expect((await accept(wrong)).statusCode).toBe(404)
    }
  })

  test('after 7 days is over, and takes nobody in', async () => {
    const { id, token } = await invited()
    await ageInvitation(world, id, 7 * 24 * 60 + 1)
    expect(said(await look(token))).toEqual([410, 'INVITATION_EXPIRED'])
    expect(said(await accept(token, { full_name: 'Too Late' }))).toEqual([410, 'INVITATION_EXPIRED'])
    expect(await usersNamed('Too Late')).toEqual([])
  })
})

describe('accepting', () => {
  test('begins an account in the language of the invitation, be it new or made by others', async () => {
    const [unknown, phone] = [await invited({ language: 'ig' }), newPhone()]
    await known({ phone })
    const other = await invited({ email: undefined, phone, language: 'yo' })
    for (const [{ token }, language] of [
      [unknown, 'ig'],
      [other, 'yo'],
    ] as const) {
      const answer = await accept(token, { full_name: `Reads ${language}` })
      expect(answer.statusCode, answer.body).toBe(201)
      expect(await usersNamed(`Reads ${language}`)).toMatchObject([{ language }])
    }
  })

  test('makes the account, signs in, joins the estate, and tells whoever invited', async () => {
    const { id, token, email } = await invited({ unit_id: home.unitAt(1).id })
    const answer = await accept(token, { phone: '0805 111 2233' })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json().user).toMatchObject({
      email,
      email_verified: true,
      phone: '+2348051112233',
      role: 'TENANT',
      estate_associations: [{ estate_id: home.estate.id, role: 'TENANT' }],
    })
    expect((await signIn(email)).statusCode).toBe(200)
    expect(said(await look(token))).toEqual([410, 'INVITATION_USED'])
    expect(said(await accept(token))).toEqual([410, 'INVITATION_USED'])
    await world.work()
    const told = (await home.manager.get('/communication/notifications')).json().data
    expect(told.filter((one: { title: string }) => one.title === 'Ada Obi has joined')).toHaveLength(1)
    const [row] = (await home.manager.get('/invitations?status=ACCEPTED&limit=1')).json().data
    expect(row).toMatchObject({ id, status: 'ACCEPTED', can: { resend: false, revoke: false } })
    const figures = (await home.manager.get('/invitations/analytics')).json()
    expect(figures.median_seconds).toBeGreaterThanOrEqual(0)
    expect(figures.accepted).toBeGreaterThan(0)
  })

  test('by a text message the e-mail address is not verified', async () => {
    const phone = newPhone()
    const { token } = await invited({ email: undefined, phone })
    const email = newEmail()
    const answer = await accept(token, { email })
    expect(answer.json().user).toMatchObject({ phone, email, email_verified: false })
    expect((await signIn(phone)).statusCode).toBe(200)
  })

  test('a property manager gets the units, a landlord the property', async () => {
    const unit_ids = home.units.slice(1).map((unit) => unit.id)
    const agent = await accept((await invited({ role: 'PROPERTY_MANAGER', unit_ids })).token)
    const units = await world.app.inject({
      url: '/api/v1/onboarding/units',
      headers: { authorization: `Bearer ${agent.json().access_token}` },
    })
    expect(
      units
        .json()
        .data.map((unit: { id: string }) => unit.id)
        .sort(),
    ).toEqual(unit_ids.sort())

    const made = await home.manager.post('/estates/quick-create', {
      ...{ name: 'Unowned House', address: '1 Unowned Road', state: 'Lagos', lga: 'Ikeja', unit_count: 1 },
    })
    const { estate, property } = made.json()
    const wanted = { role: 'LANDLORD', estate_id: estate.id, property_id: property.id }
    const [first, second] = [await invited(wanted), await invited(wanted)]
    const landlord = (await accept(first.token)).json()
    const owned = (await home.manager.get(`/properties/${property.id}`)).json()
    expect(owned.landlord_id).toBe(landlord.user.id)
    expect(said(await accept(second.token, { full_name: 'Second Owner' }))).toEqual([409, 'ILLEGAL_STATE'])
    expect(await usersNamed('Second Owner')).toEqual([])
  })

  test.each([
    ['a well-known password', { password: 'password123' }, [422, 'WEAK_PASSWORD']],
    ['a short password', { password: 'short' }, [400, 'VALIDATION_ERROR']],
    ['no name', { full_name: ' ' }, [400, 'VALIDATION_ERROR']],
  ])('refuses %s and leaves the invitation open', async (_, wrong, code) => {
    const { token } = await invited()
    expect(said(await accept(token, wrong))).toEqual(code)
    expect((await look(token)).json().status).toBe('PENDING')
  })

  test('of two who accept at once one wins, and no half account is left', async () => {
    const phone = newPhone()
    const { token } = await invited({ email: undefined, phone })
    const name = `Racer ${randomBytes(3).toString('hex')}`
    const answers = await Promise.all(
      [1, 2, 3].map((racer) => accept(token, { full_name: name, email: `r${racer}-${newEmail()}` })),
    )
    expect(answers.map((answer) => said(answer)).sort()).toEqual([
      [201, undefined],
      [410, 'INVITATION_USED'],
      [410, 'INVITATION_USED'],
    ])
    expect(await usersNamed(name)).toHaveLength(1)
  })

  test('a phone number of somebody else is refused by name, and nothing is left behind', async () => {
    const phone = newPhone()
    await known({ phone })
    const { token, email } = await invited()
    expect(said(await accept(token, { phone }))).toEqual([409, 'PHONE_TAKEN'])
    expect((await signIn(email)).statusCode).toBe(401)
    expect((await accept(token)).statusCode).toBe(201)
  })
})

describe('an account that others made', () => {
  test('gets its owner’s password and name, whichever way the link came', async () => {
    const email = newEmail()
    const phone = newPhone()
    const [byMail, byText] = await Promise.all([known({ email }), known({ phone })])
    const first = await accept((await invited({ email })).token, { full_name: 'Mail Owner' })
    expect(first.json().user).toMatchObject({ id: byMail.id, full_name: 'Mail Owner', email_verified: true })
    const second = await accept((await invited({ email: undefined, phone })).token, {
      full_name: 'Text Owner',
    })
    expect(second.json().user).toMatchObject({ id: byText.id, full_name: 'Text Owner' })
    expect((await signIn(email)).statusCode).toBe(200)
    expect((await signIn(phone)).statusCode).toBe(200)
  })

  test('stays unverified while an address that was typed for it is not shown', async () => {
    const phone = newPhone()
    const { id } = await known({ phone })
    const { token } = await invited({ email: undefined, phone })
    const email = newEmail()
    expect((await accept(token, { email })).json().user).toMatchObject({
      ...{ id, email, email_verified: false, phone_verified: true, status: 'PENDING_VERIFICATION' },
    })
    expect(await tokenSentTo(world, email)).not.toBe('')
  })

  test('is not taken over through a link that came by another’s phone', async () => {
    const victim = newEmail()
    await known({ email: victim })
    const phone = newPhone()
    const made = await home.manager.post('/auth/invite', {
      ...{ email: victim, phone, role: 'TENANT', estate_id: home.estate.id },
    })
    expect(made.statusCode).toBe(201)
    const byText = await tokenSentTo(world, phone)
    expect(said(await accept(byText))).toEqual([409, 'EMAIL_TAKEN'])
    expect((await signIn(victim)).statusCode).toBe(401)
  })

  test('of another role is refused', async () => {
    const email = newEmail()
    await known({ email }, 'LANDLORD')
    expect(said(await accept((await invited({ email })).token))).toEqual([409, 'INVITATION_OTHER_ROLE'])
  })
})

describe('somebody who has an account', () => {
  test('is asked to sign in, and joins with it', async () => {
    const person = await signedIn(world, 'TENANT')
    await world.services.transaction('system', (tx) =>
      tx.insertInto('credential').values({ user_id: person.id, password_hash: 'x' }).execute(),
    )
    const { token } = await invited({ email: person.email })
    expect((await look(token)).json().has_account).toBe(true)
    expect(said(await accept(token))).toEqual([409, 'ACCOUNT_EXISTS'])
    const other = await signedIn(world, 'TENANT')
    expect(said(await other.post('/invitations/accept', { token }))).toEqual([403, 'INVITATION_NOT_YOURS'])
    const joined = await person.post('/invitations/accept', { token })
    expect(joined.json()).toMatchObject({ status: 'ACCEPTED', can: { resend: false, revoke: false } })
    const me = (await person.get('/users/me')).json()
    expect(me).toMatchObject({ email_verified: true, estate_associations: [{ estate_id: home.estate.id }] })
    expect(said(await person.post('/invitations/accept', { token }))).toEqual([410, 'INVITATION_USED'])
  })

  test('opened alone, with nothing under it yet, becomes what it is invited as', async () => {
    const email = newEmail()
    const wanted = { email, password: PASSWORD, full_name: 'Looked Around', role: 'LANDLORD' }
    const made = await world.app.inject({ method: 'POST', url: '/api/v1/auth/register', payload: wanted })
    const { access_token, refresh_token } = made.json()
    const { token } = await invited({ email, unit_id: home.unitAt(2).id })
    const joined = await callsWith(world.app, access_token).post('/invitations/accept', { token })
    expect(joined.statusCode, joined.body).toBe(200)
    expect((await callsWith(world.app, access_token).get('/users/me')).statusCode).toBe(401) // issued with the former rights
    const payload = { refresh_token }
    const next = await world.app.inject({ method: 'POST', url: '/api/v1/auth/refresh', payload })
    const me = (await callsWith(world.app, next.json().access_token).get('/users/me')).json()
    expect(me).toMatchObject({ role: 'TENANT', estate_associations: [{ role: 'TENANT' }] })
  })

  test('of another role, under which something has begun, cannot join', async () => {
    const landlord = await signedIn(world, 'LANDLORD')
    const place = { address: '1 Own Road', state: 'Lagos', lga: 'Ikeja' }
    expect((await landlord.post('/estates', { name: 'Own House', ...place })).statusCode).toBe(201)
    const { token } = await invited({ email: landlord.email })
    expect(said(await landlord.post('/invitations/accept', { token }))).toEqual([
      409,
      'INVITATION_OTHER_ROLE',
    ])
    expect((await look(token)).statusCode).toBe(200)
  })
})
