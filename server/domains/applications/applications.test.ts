import { randomInt } from 'node:crypto'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetExpired } from '../../platform/retention/retention.ts'
import { sentTo, tokenSentTo } from '../../testing/outbox.ts'
import { type Portfolio, portfolio } from '../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../testing/world.ts'
import { applicationRetention } from './retention.ts'

const world = useWorld()
let home: Portfolio
let slug: string
beforeEach(async () => {
  home = await portfolio(world, { units: 2 })
  slug = (
    await home.manager.post(`/onboarding/units/${home.unitAt(1).id}/listing`, {
      headline: 'Flat by the lagoon',
    })
  ).json().slug
})

let made = 0
/** A new address per request, unless one is given. */
const nextAddress = () => `10.0.${Math.floor(++made / 250)}.${made % 250}`
const newPhone = () => `+234803${randomInt(1_000_000, 9_999_999)}`
const body = (given: object = {}) => ({
  full_name: 'Ngozi Eze',
  phone: newPhone(),
  employment: 'EMPLOYED',
  income_band: '400K_TO_1M',
  household: 3,
  move_in_date: addDays(lagosDay(world.services.clock.now()), 14),
  consent: true,
  ...given,
})
const apply = (given: object = {}, remoteAddress = nextAddress()) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/listings/${slug}/applications`,
    payload: body(given),
    remoteAddress,
  })
const said = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const first = async (query = '') => (await home.manager.get(`/applications?${query}`)).json().data[0]
const terms = () => ({ start_date: addDays(lagosDay(world.services.clock.now()), 20) })

describe('applying', () => {
  test('needs no account: a code, and a private link by text message and e-mail', async () => {
    const phone = newPhone()
    const email = `ngozi-${phone.slice(5)}@example.ng`
    const answer = await apply({ phone, email })
    expect(answer.statusCode, answer.body).toBe(201)
    const { code } = answer.json()
    expect(answer.json()).toEqual({ code: expect.stringMatching(/^[0-9A-Z]{8}$/), status: 'SUBMITTED' })
    const token = await tokenSentTo(world, phone)
    expect((await sentTo(world, email))[0]?.text).toContain(code)
    const mine = await world.app.inject({ url: `/api/v1/applications/status/${token}` })
    expect(mine.json()).toMatchObject({ code, status: 'SUBMITTED', can: { withdraw: true } })
    expect((await world.app.inject({ url: `/api/v1/applications/status/${token}x` })).statusCode).toBe(404)

    const told = (await home.manager.get('/communication/notifications')).json().data[0]
    expect(told).toMatchObject({ actionUrl: `/dashboard/tenants/applications/${(await first()).id}` })
    expect(JSON.stringify(told)).not.toContain('Ngozi')
    expect((await home.landlord.get('/applications')).json().data).toHaveLength(1)
  })

  test.each([
    ['no consent', { consent: false }, 'consent'],
    ['a day that is over', { move_in_date: '2020-01-01' }, 'move_in_date'],
    ['nobody to live there', { household: 0 }, 'household'],
    ['an unknown band', { income_band: 'RICH' }, 'income_band'],
  ])('refuses %s', async (_, wrong, path) => {
    const answer = await apply(wrong)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details[0].path).toBe(path)
  })

  test('twice for one home is refused, two at once too', async () => {
    const phone = newPhone()
    const answers = await Promise.all([apply({ phone }), apply({ phone })])
    expect(answers.map(said).sort()).toEqual([
      [201, expect.any(String)],
      [409, 'ALREADY_APPLIED'],
    ])
  })

  test('a flood from one address is stopped', async () => {
    for (let times = 0; times < 5; times++) expect((await apply({}, '10.9.9.9')).statusCode).toBe(201)
    expect(said(await apply({}, '10.9.9.9'))).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await apply({}, '10.9.9.8')).statusCode).toBe(201)
  })

  test('of many at once from one address, or for one number, as many get through as in a row', async () => {
    const fromOne = await Promise.all(Array.from({ length: 30 }, () => apply({}, '10.9.9.7')))
    expect(fromOne.filter((answer) => answer.statusCode === 201)).toHaveLength(5)
    const phone = newPhone()
    for (let times = 0; times < 5; times++) {
      await apply({ phone })
      await home.manager.patch(`/applications/${(await first()).id}/reject`, { reason: 'Let to another' })
    }
    expect(said(await apply({ phone }))).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  test('works as a plain form, and shows again what was typed when something is wrong', async () => {
    const { consent, household, ...texts } = body({ full_name: 'Ada "Obi"' })
    const fields = { ...texts, household: String(household) }
    const post = (given: Record<string, string>) =>
      world.app.inject({
        method: 'POST',
        url: `/homes/${slug}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(given).toString(),
        remoteAddress: nextAddress(),
      })
    const wrong = await post({ ...fields, email: '', phone: '0803' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('A Nigerian number has 11 digits')
    expect(wrong.body).toContain('value="Ada &quot;Obi&quot;"')
    const sent = await post({ ...fields, email: '', consent: 'yes' })
    expect(sent.statusCode, sent.body).toBe(303)
    const page = await world.app.inject({ url: sent.headers.location as string })
    expect(page.body).toContain('Your application was sent')
    const token = await tokenSentTo(world, fields.phone)
    const mine = await world.app.inject({ url: `/homes/applications/${token}` })
    expect(mine.body).toContain('has not been reviewed yet')
    expect(mine.body).toContain('noindex')
    const back = await world.app.inject({ method: 'POST', url: `/homes/applications/${token}/withdraw` })
    expect(back.statusCode).toBe(303)
    expect((await first()).status).toBe('WITHDRAWN')
  })
})

describe('deciding', () => {
  test('goes by the table of moves', async () => {
    await apply()
    const { id } = await first()
    const move = (action: string, given: object = {}) =>
      home.manager.patch(`/applications/${id}/${action}`, given)
    expect((await move('review')).json()).toMatchObject({ status: 'UNDER_REVIEW', can: { review: false } })
    expect(said(await move('review'))).toEqual([409, 'ILLEGAL_STATE'])
    expect(said(await move('reject', { reason: '' }))).toEqual([400, 'VALIDATION_ERROR'])
    expect((await move('reject', { reason: 'Let to somebody else' })).json()).toMatchObject({
      status: 'REJECTED',
      reason: 'Let to somebody else',
      can: { approve: false, reject: false },
    })
    expect(said(await move('approve', terms()))).toEqual([409, 'ILLEGAL_STATE'])
  })

  test('approval holds the home and invites the applicant to it', async () => {
    const phone = newPhone()
    await apply({ phone })
    const { id } = await first()
    const approved = (await home.landlord.patch(`/applications/${id}/approve`, terms())).json()
    expect(approved).toMatchObject({ status: 'APPROVED', invitation_id: expect.any(String) })
    const unit = (await home.manager.get(`/onboarding/units/${home.unitAt(1).id}`)).json()
    expect(unit.status).toBe('RESERVED')
    const token = await tokenSentTo(world, phone)
    const open = (await world.app.inject({ url: `/api/v1/auth/invite/${token}` })).json()
    expect(open).toMatchObject({ role: 'TENANT', unit_label: home.unitAt(1).name, full_name: 'Ngozi Eze' })
    const joined = await world.app.inject({
      method: 'POST',
      url: `/api/v1/auth/invite/${token}/accept`,
      payload: { full_name: 'Ngozi Eze', password: 'Harmattan-Mango-77' },
    })
    expect(joined.statusCode, joined.body).toBe(201)
  })

  test('that was approved is no promise any more once the office takes the invitation back', async () => {
    const phone = newPhone()
    await apply({ phone })
    const token = await tokenSentTo(world, phone)
    const { id } = await first()
    const approved = (await home.landlord.patch(`/applications/${id}/approve`, terms())).json()
    const mine = async () => (await world.app.inject({ url: `/api/v1/applications/status/${token}` })).json()
    expect((await mine()).status).toBe('APPROVED')
    expect((await home.landlord.delete(`/invitations/${approved.invitation_id}`)).statusCode).toBe(204)
    expect(await mine()).toMatchObject({ status: 'REJECTED', can: { withdraw: false } })
    const page = await world.app.inject({ url: `/homes/applications/${token}` })
    expect(page.body).not.toContain('The home is yours')
  })

  test('ends in a lease: drafted, given to whom it waits for, started by their yes, owed by the tenant', async () => {
    const phone = newPhone()
    await apply({ phone })
    const { id } = await first()
    const { lease_id } = (await home.landlord.patch(`/applications/${id}/approve`, terms())).json()
    const start = () => home.manager.patch(`/leases/${lease_id}`, { status: 'ACTIVE' })
    expect(said(await start())).toEqual([422, 'TENANT_MISSING'])

    const joined = await world.app.inject({
      method: 'POST',
      url: `/api/v1/auth/invite/${await tokenSentTo(world, phone)}/accept`,
      payload: { full_name: 'Ngozi Eze', password: 'Harmattan-Mango-77' },
    })
    await world.work()
    for (const reader of [home.manager, home.landlord]) {
      expect((await reader.get('/communication/notifications')).json().data[0]).toMatchObject({
        title: 'Ngozi Eze has joined',
        message: expect.stringContaining('They are asked to accept the lease'),
        actionUrl: `/dashboard/leases/${lease_id}`,
      })
    }
    const headers = { authorization: `Bearer ${joined.json().access_token}` }
    const url = `/api/v1/leases/${lease_id}/accept`
    const started = await world.app.inject({ method: 'POST', url, headers })
    expect(started.statusCode, started.body).toBe(200)
    expect(started.json()).toMatchObject({ status: 'ACTIVE', tenant_id: joined.json().user.id })
    const owed = await world.app.inject({ url: '/api/v1/charges?state=OPEN', headers })
    expect(owed.json().data).toContainEqual(
      expect.objectContaining({ transaction_type: 'RENT_PAYMENT', unit_id: home.unitAt(1).id }),
    )
  })

  test('gives whoever lives in the estate already a second lease, which waits for their yes', async () => {
    const phone = newPhone()
    await world.services.transaction('system', async (tx) => {
      await tx.updateTable('users').set({ phone }).where('id', '=', home.tenant.id).execute()
      const credential = { user_id: home.tenant.id, password_hash: 'none' }
      await tx.insertInto('credential').values(credential).execute()
    })
    await apply({ phone })
    const approved = await home.landlord.patch(`/applications/${(await first()).id}/approve`, terms())
    expect(approved.statusCode, approved.body).toBe(200)
    const { lease_id, invitation_id } = approved.json()
    expect(invitation_id).toBeNull()
    const unit = async () => (await home.manager.get(`/onboarding/units/${home.unitAt(1).id}`)).json()
    expect((await unit()).status).toBe('RESERVED')
    expect((await home.tenant.get(`/leases/${lease_id}`)).json()).toMatchObject({
      ...{ status: 'PENDING_SIGNATURE', tenant_id: home.tenant.id, can: { answer: true } },
    })
    expect((await home.tenant.post(`/leases/${lease_id}/accept`)).json().status).toBe('ACTIVE')
    const { data } = (await home.tenant.get('/leases?status=ACTIVE')).json()
    expect(data).toHaveLength(2)
  })

  test('of two who approve at once one does; and of two applications one gets the home', async () => {
    await apply()
    await apply()
    const [a, b] = (await home.manager.get('/applications')).json().data
    const approve = (id: string, who = home.manager) => who.patch(`/applications/${id}/approve`, terms())
    const same = await Promise.all([approve(a.id), approve(a.id, home.landlord)])
    expect(same.map(said).sort()).toEqual([
      [200, expect.any(String)],
      [409, 'ILLEGAL_STATE'],
    ])
    expect(said(await approve(b.id))).toEqual([409, 'ILLEGAL_STATE'])
    expect((await home.manager.get('/invitations?status=PENDING')).json().data).toHaveLength(1)
  })

  test('is nobody else’s: another estate, another landlord, the estate’s property manager', async () => {
    await apply()
    const { id } = await first()
    const foreign = await portfolio(world, { name: 'Zuma Heights' })
    for (const other of [foreign.manager, foreign.landlord]) {
      expect((await other.get(`/applications/${id}`)).statusCode).toBe(404)
      expect((await other.patch(`/applications/${id}/approve`, terms())).statusCode).toBe(404)
      expect((await other.get('/applications?limit=100')).body).not.toContain(id)
    }
    expect((await home.agent.get(`/applications/${id}`)).statusCode).toBe(403)
    const seen = await world.services.transaction(home.agent.actor, (tx) =>
      tx.selectFrom('application').selectAll().execute(),
    )
    expect(seen).toEqual([])
  })

  test('is still possible when the home was removed, and who applied reads how it ended', async () => {
    const phone = newPhone()
    await apply({ phone })
    const token = await tokenSentTo(world, phone)
    const removed = await home.manager.delete(`/onboarding/units/${home.unitAt(1).id}`)
    expect([removed.statusCode, removed.json().outcome]).toEqual([200, 'ARCHIVED'])
    const { id } = await first()
    await home.manager.patch(`/applications/${id}/reject`, { reason: 'The flat is not let any more.' })
    const mine = await world.app.inject({ url: `/api/v1/applications/status/${token}` })
    expect(mine.json()).toMatchObject({ status: 'REJECTED', reason: 'The flat is not let any more.' })
  })

  test('search and filters find it', async () => {
    await apply({ full_name: 'Ọlábísí Adé' })
    expect(await first('search=olabisi&status=SUBMITTED')).toBeDefined()
    expect(await first('status=APPROVED')).toBeUndefined()
    expect(await first(`unit_id=${home.unit.id}`)).toBeUndefined()
  })
})

describe('what was turned down', () => {
  test('is told to the applicant, and forgotten after 180 days', async () => {
    const phone = newPhone()
    await apply({ phone })
    await apply()
    const [kept, gone] = (await home.manager.get('/applications')).json().data
    await home.manager.patch(`/applications/${gone.id}/reject`, { reason: 'Too many in the household' })
    await world.work()
    const { body: told } = await world.services.transaction('system', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('body')
        .where('recipient', '=', phone)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    )
    expect(told).toContain('Too many in the household') // delayed until morning at night
    const age = (days: number) =>
      world.services.transaction('system', (tx) =>
        tx
          .updateTable('application')
          .set({ decided_at: new Date(tx.now.getTime() - days * 86_400_000) })
          .where('id', '=', gone.id)
          .execute(),
      )
    const ids = async () =>
      (await home.manager.get('/applications')).json().data.map((one: { id: string }) => one.id)
    await age(179)
    await forgetExpired(world.services, applicationRetention)
    expect(await ids()).toHaveLength(2)
    await age(181)
    await forgetExpired(world.services, applicationRetention)
    expect(await ids()).toEqual([kept.id])
  })

  test('is forgotten after a year where nobody decided', async () => {
    await apply()
    const { id } = await first()
    const age = (days: number) =>
      world.services.transaction('system', (tx) =>
        tx
          .updateTable('application')
          .set({ created_at: new Date(tx.now.getTime() - days * 86_400_000) })
          .where('id', '=', id)
          .execute(),
      )
    await age(364)
    await forgetExpired(world.services, applicationRetention)
    expect((await first()).id).toBe(id)
    await age(366)
    await forgetExpired(world.services, applicationRetention)
    expect(await first()).toBeUndefined()
  })

  test('is forgotten like that where it was approved and came to nothing', async () => {
    await apply()
    const { id } = await first()
    const approved = (await home.landlord.patch(`/applications/${id}/approve`, terms())).json()
    await world.services.transaction('system', (tx) =>
      tx
        .updateTable('application')
        .set({ decided_at: new Date(tx.now.getTime() - 181 * 86_400_000) })
        .where('id', '=', id)
        .execute(),
    )
    await forgetExpired(world.services, applicationRetention)
    expect((await first()).id).toBe(id)
    expect((await home.landlord.delete(`/invitations/${approved.invitation_id}`)).statusCode).toBe(204)
    await forgetExpired(world.services, applicationRetention)
    expect(await first()).toBeUndefined()
  })
})
