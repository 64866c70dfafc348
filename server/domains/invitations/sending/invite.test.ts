import { randomBytes } from 'node:crypto'
import { MOST_INVITATIONS_A_DAY } from '@gida/contract/domains/invitations/rules'
import { describe, expect, test } from 'vitest'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { sentTo, tokenSentTo } from '../../../testing/outbox.ts'
import { ageInvitation } from '../../../testing/people/age-invitation.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { portfolio } from '../../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { invitationsOf } from './insert-invitation.ts'

const world = useWorld()
const home = usePortfolio(world, { units: [{ name: 'A1' }, { name: 'A2' }, { name: 'A3' }] })
const foreign = usePortfolio(world, { name: 'Zuma Heights' })

const newEmail = () => `person-${randomBytes(5).toString('hex')}@example.ng`
const newPhone = () => `+234803${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`
const forTenant = () => ({
  email: newEmail(),
  role: 'TENANT',
  estate_id: home.estate.id,
  unit_id: home.unitAt(1).id,
})
const age = (id: string, minutes: number) => ageInvitation(world, id, minutes)
const said = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe('inviting', () => {
  test('goes by e-mail and by text message, each with a link of its own', async () => {
    const phone = newPhone()
    const wanted = { ...forTenant(), phone, full_name: 'Adébáyọ̀ Ọlá' }
    const answer = await home.manager.post('/auth/invite', wanted)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      email: wanted.email,
      phone,
      role: 'TENANT',
      unit_name: 'A2',
      status: 'PENDING',
      sent_count: 1,
      can: { resend: true, revoke: true },
    })
    const [mail] = await sentTo(world, wanted.email)
    expect(mail?.subject).toBe(`${home.manager.full_name} invites you to ${home.estate.name}`)
    expect(mail?.text).toContain('A2 at Palmgrove Court')
    const [text] = await sentTo(world, phone)
    expect(text?.text.length).toBeLessThan(160)
    expect(mail?.links[0]).toMatch(/\/auth\/invite\/[\w-]{27}$/)
    expect(text?.links[0]).not.toBe(mail?.links[0])
  })

  test('is written in the language that is named, and opens in it', async () => {
    const [wanted, phone] = [forTenant(), newPhone()]
    const answer = await home.manager.post('/auth/invite', { ...wanted, phone, language: 'ha' })
    expect(answer.json()).toMatchObject({ language: 'ha' })
    const [mail] = await sentTo(world, wanted.email)
    expect(mail?.subject).toBe(`${home.manager.full_name} yana gayyatar ku zuwa ${home.estate.name}`)
    expect(mail?.text).toContain('A2 a Palmgrove Court a Gida, a matsayin ɗan haya.')
    expect(mail?.links[0]).toMatch(/\/auth\/invite\/[\w-]{27}\?lang=ha$/)
    const [text] = await sentTo(world, phone)
    expect(text?.text).toContain('Ku shiga cikin kwana 7')
  })

  test('is written in what its reader has chosen here, before what is named; the link to hand over tells nothing of it', async () => {
    const wanted = { ...forTenant(), language: 'ha' }
    await foreign.manager.post('/auth/invite', {
      ...{ email: wanted.email, role: 'TENANT', estate_id: foreign.estate.id, language: 'yo' },
    })
    const url = `/api/v1/auth/invite/${await tokenSentTo(world, wanted.email)}/accept`
    const payload = { full_name: 'Ada Obi', password: 'Harmattan-Mango-77' }
    expect((await world.app.inject({ method: 'POST', url, payload })).statusCode).toBe(201)

    const { id } = (await home.manager.post('/auth/invite', wanted)).json()
    const [mail] = await sentTo(world, wanted.email)
    expect(mail?.text).toContain('pè yín sí')
    const shared = await home.manager.post(`/invitations/${id}/link`)
    expect(shared.json().text).toContain('yana gayyatar ku')
  })

  test('keeps no token, only its hash', async () => {
    const wanted = forTenant()
    await home.manager.post('/auth/invite', wanted)
    const token = await tokenSentTo(world, wanted.email)
    const kept = await world.services.transaction('system', (tx) =>
      tx.selectFrom('invitation_link').selectAll().execute(),
    )
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(kept.every((link) => link.token_hash.length === 32)).toBe(true)
  })

  test.each([
    ['no address at all', { email: undefined }, 'email'],
    ['a phone number that is none', { email: undefined, phone: '0803 12' }, 'phone'],
    ['an admin', { role: 'ADMIN' }, 'role'],
    ['a unit for a landlord', { role: 'LANDLORD' }, 'unit_id'],
    ['units for a tenant', { unit_ids: [] }, 'unit_ids'],
    ['a property for a tenant', { property_id: '0190a0b0-0000-7000-8000-000000000000' }, 'property_id'],
  ])('refuses %s', async (_, wrong, path) => {
    const answer = await home.manager.post('/auth/invite', { ...forTenant(), ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details[0].path).toBe(path)
  })

  test('a person who waits already is 409 with the invitation that waits, by whichever address', async () => {
    const wanted = { ...forTenant(), phone: newPhone() }
    const first = (await home.manager.post('/auth/invite', wanted)).json()
    const { email, ...byPhone } = wanted
    for (const again of [wanted, byPhone]) {
      const answer = await home.manager.post('/auth/invite', again)
      expect(said(answer)).toEqual([409, 'INVITATION_PENDING'])
      expect(answer.json().details).toEqual({ invitation_id: first.id })
    }
    const elsewhere = { ...wanted, unit_id: home.unitAt(2).id }
    expect((await home.manager.post('/auth/invite', elsewhere)).statusCode).toBe(201)
  })

  test('of ten at once for one person, one is made', async () => {
    const wanted = forTenant()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => home.manager.post('/auth/invite', wanted)),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(9).fill(409)])
    expect(await sentTo(world, wanted.email)).toHaveLength(1)
  })

  test('refuses somebody who belongs there in that role already', async () => {
    const { manager, estate } = home
    const other = await signedIn(world, 'ESTATE_MANAGER')
    await manager.post('/auth/invite', { email: other.email, role: 'ESTATE_MANAGER', estate_id: estate.id })
    await other.post('/invitations/accept', { token: await tokenSentTo(world, other.email) })
    await givePassword(other)
    const again = { email: other.email, role: 'ESTATE_MANAGER', estate_id: estate.id }
    expect(said(await manager.post('/auth/invite', again))).toEqual([409, 'ALREADY_MEMBER'])
  })
})

const givePassword = (person: Person) =>
  world.services.transaction('system', (tx) =>
    tx.insertInto('credential').values({ user_id: person.id, password_hash: 'x' }).execute(),
  )

describe('who may invite whom', () => {
  test('a landlord invites to their own homes, and nobody above themselves', async () => {
    const { landlord, estate } = home
    expect((await landlord.post('/auth/invite', forTenant())).statusCode).toBe(201)
    const agent = { email: newEmail(), role: 'PROPERTY_MANAGER', estate_id: estate.id }
    const units = { ...agent, unit_ids: [home.unitAt(0).id, home.unitAt(2).id] }
    expect((await landlord.post('/auth/invite', units)).statusCode).toBe(201)
    for (const role of ['ESTATE_MANAGER', 'LANDLORD']) {
      const above = { email: newEmail(), role, estate_id: estate.id }
      expect(said(await landlord.post('/auth/invite', above))).toEqual([403, 'PERMISSION_DENIED'])
    }
    expect((await landlord.post('/auth/invite', { ...forTenant(), unit_id: undefined })).statusCode).toBe(400)
    expect((await landlord.post('/auth/invite', { ...agent, email: newEmail() })).statusCode).toBe(400)
  })

  test('another landlord’s home in the same estate is not there', async () => {
    const beside = await signedIn(world, 'LANDLORD')
    await world.services.transaction('system', (tx) =>
      tx
        .insertInto('estate_association')
        .values({ estate_id: home.estate.id, user_id: beside.id, role: 'LANDLORD' })
        .execute(),
    )
    expect(said(await beside.post('/auth/invite', forTenant()))).toEqual([404, 'NOT_FOUND'])
  })

  test('a foreign estate, unit or property is not there', async () => {
    const { manager, estate } = home
    const cases = [
      { ...forTenant(), estate_id: foreign.estate.id },
      { ...forTenant(), unit_id: foreign.unit.id },
      { email: newEmail(), role: 'PROPERTY_MANAGER', estate_id: estate.id, unit_ids: [foreign.unit.id] },
      { email: newEmail(), role: 'LANDLORD', estate_id: estate.id, property_id: foreign.property.id },
    ]
    for (const wanted of cases) expect((await manager.post('/auth/invite', wanted)).statusCode).toBe(404)
    const rows = [{ email: newEmail(), unit_id: foreign.unit.id }]
    const bulk = await manager.post('/invitations/bulk', { estate_id: estate.id, role: 'TENANT', rows })
    expect(bulk.json()).toMatchObject({ created: [], failed: [{ index: 0, code: 'NOT_FOUND' }] })
    const all = { estate_id: foreign.estate.id, role: 'TENANT', rows }
    expect(said(await manager.post('/invitations/bulk', all))).toEqual([404, 'ESTATE_NOT_FOUND'])
  })

  test('a property that has an owner takes no other', async () => {
    const { manager, estate, property } = home
    const wanted = { email: newEmail(), role: 'LANDLORD', estate_id: estate.id, property_id: property.id }
    expect(said(await manager.post('/auth/invite', wanted))).toEqual([409, 'ILLEGAL_STATE'])
  })

  test('the wall of the database holds it too', async () => {
    const forged = world.services.transaction(home.landlord.actor, (tx) =>
      tx
        .insertInto('invitation')
        .values({
          estate_id: home.estate.id,
          role: 'ESTATE_MANAGER',
          email: newEmail(),
          invited_by: home.landlord.id,
          expires_at: tx.now,
        })
        .execute(),
    )
    await expect(forged).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  })
})

test('of many at once no more are sent than a day allows, and those that fail cost nothing', async () => {
  const { manager, estate, unitAt } = await portfolio(world)
  const forTenant = () => ({ email: newEmail(), role: 'TENANT', estate_id: estate.id, unit_id: unitAt(1).id })
  const left = 3
  await world.services.transaction('system', async (tx) => {
    for (let sent = left; sent < MOST_INVITATIONS_A_DAY; sent++)
      await spendAllowance(tx, invitationsOf(manager.actor))
  })
  const wanted = forTenant()
  const invite = (given: object) => manager.post('/auth/invite', given)
  expect((await invite(wanted)).statusCode).toBe(201)
  expect(said(await invite(wanted))).toEqual([409, 'INVITATION_PENDING'])
  const answers = await Promise.all(Array.from({ length: 20 }, () => invite(forTenant())))
  expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(left - 1)
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(20 - left + 1)
})

describe('sending again and taking back', () => {
  test('a new link works and the old one is dead; not twice in a minute, ten times in all', async () => {
    const wanted = forTenant()
    const { id } = (await home.manager.post('/auth/invite', wanted)).json()
    const old = await tokenSentTo(world, wanted.email)
    const soon = await home.manager.post(`/invitations/${id}/resend`)
    expect(said(soon)).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50)

    await age(id, 2)
    const again = await home.manager.post(`/invitations/${id}/resend`)
    expect(again.json()).toMatchObject({ sent_count: 2, status: 'PENDING' })
    expect(said(await home.manager.get(`/auth/invite/${old}`))).toEqual([404, 'INVITATION_NOT_FOUND'])
    const fresh = await tokenSentTo(world, wanted.email)
    expect(fresh).not.toBe(old)
    expect((await home.manager.get(`/auth/invite/${fresh}`)).statusCode).toBe(200)

    for (let sending = 3; sending <= 10; sending++) {
      await age(id, 2)
      expect((await home.manager.post(`/invitations/${id}/resend`)).statusCode).toBe(200)
    }
    await age(id, 2)
    expect(said(await home.manager.post(`/invitations/${id}/resend`))).toEqual([409, 'ILLEGAL_STATE'])
  })

  test('of two that send it again at once, one does', async () => {
    const { id } = (await home.manager.post('/auth/invite', forTenant())).json()
    await age(id, 2)
    const answers = await Promise.all([1, 2].map(() => home.manager.post(`/invitations/${id}/resend`)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 429])
  })

  test('one taken back says so, and neither comes back nor goes twice', async () => {
    const wanted = forTenant()
    const { id } = (await home.manager.post('/auth/invite', wanted)).json()
    const token = await tokenSentTo(world, wanted.email)
    expect((await home.manager.delete(`/invitations/${id}`)).statusCode).toBe(204)
    expect(said(await home.manager.get(`/auth/invite/${token}`))).toEqual([410, 'INVITATION_REVOKED'])
    expect(said(await home.manager.delete(`/invitations/${id}`))).toEqual([409, 'ILLEGAL_STATE'])
    expect(said(await home.manager.post(`/invitations/${id}/resend`))).toEqual([409, 'ILLEGAL_STATE'])
    expect((await home.manager.post('/auth/invite', wanted)).statusCode).toBe(201)
  })

  test('one that was taken back before its message left is never sent', async () => {
    const wanted = forTenant()
    const { id } = (await home.manager.post('/auth/invite', wanted)).json()
    await home.manager.delete(`/invitations/${id}`)
    expect(await sentTo(world, wanted.email)).toEqual([])
  })
})

describe('many at once', () => {
  test('each row stands or fails by itself, and says why', async () => {
    const taken = newEmail()
    const rows = [
      { full_name: 'Ada Obi', email: newEmail(), unit: 'a2' },
      { full_name: 'Bola Ade', phone: '0803 555 0101', email: '', unit: 'A3' },
      { full_name: 'No Address' },
      { email: 'not-an-address' },
      { email: newEmail(), unit: 'Z9' },
      { email: taken },
      { email: taken },
    ]
    const answer = await home.manager.post('/invitations/bulk', {
      estate_id: home.estate.id,
      role: 'TENANT',
      rows,
    })
    expect(answer.statusCode).toBe(201)
    const { created, failed } = answer.json()
    expect(created.map((one: { index: number }) => one.index)).toEqual([0, 1, 5])
    expect(created[1].invitation).toMatchObject({ phone: '+2348035550101', unit_name: 'A3', email: null })
    expect(failed).toEqual([
      { index: 2, code: 'VALIDATION_ERROR', message: 'Enter an e-mail address or a phone number' },
      { index: 3, code: 'VALIDATION_ERROR', message: 'Enter an e-mail address, like ada@example.ng' },
      { index: 4, code: 'VALIDATION_ERROR', message: 'There is no unit Z9.' },
      { index: 6, code: 'INVITATION_PENDING', message: expect.any(String) },
    ])
  })

  test('takes people who are known and cannot sign in yet', async () => {
    const [known] = await Promise.all([signedIn(world, 'TENANT')])
    await world.services.transaction('system', (tx) =>
      tx
        .insertInto('estate_association')
        .values({ estate_id: home.estate.id, user_id: known.id, role: 'TENANT' })
        .execute(),
    )
    const stranger = await signedIn(world, 'TENANT')
    const answer = await home.manager.post('/invitations/bulk', {
      estate_id: home.estate.id,
      role: 'TENANT',
      user_ids: [known.id, stranger.id, home.manager.id],
    })
    expect(answer.json()).toMatchObject({
      created: [{ index: 0, invitation: { email: known.email, full_name: known.full_name } }],
      failed: [
        { index: 1, code: 'NOT_FOUND' },
        { index: 2, code: 'INVITATION_OTHER_ROLE' },
      ],
    })
  })
})

describe('the list and its figures', () => {
  test('show what is so at this moment, in every filter', async () => {
    const { manager, landlord, estate } = await portfolio(world, { name: 'Harmattan Court' })
    // The existing tenant does not count here.
    await withClient(world.ownerUrl, (client) =>
      client.query('delete from invitation where estate_id = $1', [estate.id]),
    )
    const invite = (email: string, role = 'ESTATE_MANAGER') =>
      manager.post('/auth/invite', { email, role, estate_id: estate.id, full_name: 'Ṣadé Bello' })
    const late = (await invite(newEmail())).json()
    await age(late.id, 7 * 24 * 60 + 1)
    const revoked = (await invite(newEmail(), 'LANDLORD')).json()
    await manager.delete(`/invitations/${revoked.id}`)
    const waiting = (await invite(newEmail())).json()
    const list = async (query: string) =>
      (await manager.get(`/invitations?${query}`)).json().data.map((one: { id: string }) => one.id)

    expect(await list('')).toEqual([waiting.id, revoked.id, late.id])
    expect(await list('status=EXPIRED')).toEqual([late.id])
    expect(await list('status=PENDING')).toEqual([waiting.id])
    expect(await list('status=REVOKED')).toEqual([revoked.id])
    expect(await list('role=LANDLORD')).toEqual([revoked.id])
    expect(await list('search=sade')).toHaveLength(3)
    expect(await list('search=%25')).toEqual([])
    expect(await list(`estate_id=${foreign.estate.id}`)).toEqual([])
    const second = (await manager.get('/invitations?limit=2&page=2')).json()
    expect(second.pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 })
    expect((await landlord.get('/invitations')).json().data).toEqual([])

    // The expired one allows another to the same address, and cannot be sent again beside it.
    expect((await invite(late.email)).statusCode).toBe(201)
    expect(said(await manager.post(`/invitations/${late.id}/resend`))).toEqual([409, 'INVITATION_PENDING'])

    expect((await manager.get('/invitations/analytics')).json()).toMatchObject({
      ...{ sent: 4, accepted: 0, pending: 2, expired: 1, revoked: 1 },
      acceptance_rate: 0,
      median_seconds: null,
      by_role: [
        { role: 'LANDLORD', sent: 1, revoked: 1 },
        { role: 'ESTATE_MANAGER', sent: 3, pending: 2, expired: 1 },
      ],
    })
  })

  test('a manager of another estate neither sees, sends again nor takes back', async () => {
    const { id } = (await home.manager.post('/auth/invite', forTenant())).json()
    await age(id, 2)
    expect((await foreign.manager.get('/invitations?limit=100')).body).not.toContain(id)
    expect((await foreign.manager.post(`/invitations/${id}/resend`)).statusCode).toBe(404)
    expect((await foreign.manager.delete(`/invitations/${id}`)).statusCode).toBe(404)
  })
})
