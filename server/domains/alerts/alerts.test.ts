import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { RaiseAlert } from '@gida/contract/domains/alerts/raise-alert'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { measureSms } from '@gida/contract/shared/texts/sms-text'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { jobs } from '../../app.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import { textReceived } from '../../platform/delivery/events.ts'
import { sendIntents } from '../../platform/delivery/send-intent.ts'
import { publish } from '../../platform/jobs/events.ts'
import { type AnyJob, enqueue } from '../../platform/jobs/jobs.ts'
import { startWorker } from '../../platform/jobs/worker.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { textOf } from '../../testing/files/read-pdf.ts'
import { sentTo } from '../../testing/outbox.ts'
import { type Person, refreshed, signedIn } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { entrustUnits, joinEstate } from '../estates/index.ts'
import { escalateAlerts } from './escalation/run-escalation.ts'
import { DARK, LIGHT } from './pages/style.ts'
import { raiseAlert } from './raise-alert.ts'
import { sendPlannedAlerts } from './sending/send-planned.ts'

const world = useWorld()
const MINUTE = 60_000
const FIRE = {
  title: 'Fire at the transformer, Block C',
  message: 'Leave now by the gate. Do not use the lift.',
  kind: 'FIRE',
}
let phones = 0
const newPhone = () => `+23480310${String(++phones).padStart(5, '0')}`

type Flat = Awaited<ReturnType<typeof letFlat>>
type Resident = { person: Person; phone: string }

const asSystem = <T>(work: Parameters<typeof world.services.transaction<T>>[1]) =>
  world.services.transaction('system', work)

/** An estate with three tenants with phones in two blocks, a warden and a guard. */
async function palmgrove() {
  const first = await letFlat(world)
  const others = [await more(first), await more(first)]
  const [ada, ben, chi] = await Promise.all([first, ...others].map(({ tenant }) => withPhone(tenant)))
  if (!ada || !ben || !chi) throw new Error('Three of them.')
  await asSystem(async (tx) => {
    await tx
      .updateTable('estate')
      .set({ name: 'Palmgrove Court' })
      .where('id', '=', first.estate_id)
      .execute()
    await tx
      .updateTable('unit')
      .set({ block: 'C' })
      .where('id', 'in', [first.unit_id, others[0]?.unit_id ?? ''])
      .execute()
    await tx
      .updateTable('unit')
      .set({ block: 'A' })
      .where('id', '=', others[1]?.unit_id ?? '')
      .execute()
    await sql`update users set full_name = 'Ada Obi' where id = ${ada.person.id}`.execute(tx)
  })
  return { ...first, ada, ben, chi }
}
const more = ({ estate_id, manager }: Flat) => letFlat(world, { estate_id, manager })
async function withPhone(person: Person): Promise<Resident> {
  const phone = newPhone()
  await asSystem((tx) => tx.updateTable('users').set({ phone }).where('id', '=', person.id).execute())
  return { person, phone }
}

const raise = (who: Person, body: object) => who.post('/communication/emergency-alert', body)
async function raised(who: Person, estate_id: string, more: object = {}): Promise<string> {
  const body = { ...FIRE, severity: 'critical', estate_id, confirm_name: 'palmgrove  court', ...more }
  const answer = await raise(who, body)
  expect(answer.statusCode, answer.body).toBe(202)
  return answer.json().alert_id
}
const board = async (who: Person, id: string) => (await who.get(`/alerts/${id}`)).json()
const stateOf = async (who: Person, id: string, of: Person) =>
  (await board(who, id)).recipients.find((one: { user_id: string }) => one.user_id === of.id)
const texts = async (phone: string) => (await sentTo(world, phone)).toReversed()
const linkTo = async (phone: string) => (await texts(phone)).flatMap(({ links }) => links)[0] ?? ''
const pathOf = (link: string) => new URL(link).pathname
async function later(minutes: number, ...jobs: AnyJob[]) {
  world.services.clock.advance(minutes * MINUTE)
  await asSystem(async (tx) => {
    for (const job of jobs) await enqueue(tx, job, {})
  })
  await world.work()
}
const answerBy = (link: string, state: string) =>
  world.app.inject({
    method: 'POST',
    url: pathOf(link),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `state=${state}&note=Smoke+on+the+stairs`,
  })

/** Refreshes a person's session after the clock has passed their token's expiry. */
async function back(person: Person): Promise<Person> {
  const { refresh_token } = person
  const answer = await person.post('/auth/refresh', { refresh_token })
  const headers = { authorization: `Bearer ${answer.json().access_token}` }
  const call = (method: 'GET' | 'POST') => (path: string, body?: unknown) =>
    world.app.inject({
      ...{ method, url: `/api/v1${path}`, headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
  return { ...person, refresh_token: answer.json().refresh_token, get: call('GET'), post: call('POST') }
}

test('the answer page wears the colours of the design system', () => {
  const css = readFileSync(new URL('../../../web/ui/tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
  for (const [tokens, of] of [
    [LIGHT, light],
    [DARK, dark],
  ] as const)
    for (const [name, value] of Object.entries(tokens)) expect(of).toContain(`--${name}: ${value};`)
})

test('who stays on after their lease ran out is warned too, and whoever left, or whose home is let on, is not', async () => {
  const { manager, estate_id, ada, ben, chi } = await palmgrove()
  const today = lagosDay(world.services.clock.now())
  const endedOn = (person: Person, days: number) =>
    asSystem(async (tx) => {
      const dates = { start_date: addDays(today, -days - 365), end_date: addDays(today, -days) }
      await tx.updateTable('lease').set(dates).where('tenant_id', '=', person.id).execute()
      await tx
        .updateTable('lease')
        .set({ status: 'EXPIRED', next_charge_date: null })
        .where('tenant_id', '=', person.id)
        .execute()
    })
  for (const { person } of [ada, ben, chi]) await endedOn(person, 20)
  const answer = await raise(manager, {
    ...{ ...FIRE, severity: 'critical', estate_id, confirm_name: 'Palmgrove Court' },
  })
  expect(answer.json()).toMatchObject({ recipients: 3 })
  expect(await texts(ada.phone)).toHaveLength(1)

  await endedOn(ada.person, 200)
  await asSystem(async (tx) => {
    const { unit_id } = await tx
      .selectFrom('lease')
      .select('unit_id')
      .where('tenant_id', '=', ben.person.id)
      .executeTakeFirstOrThrow()
    await tx.updateTable('unit').set({ status: 'VACANT' }).where('id', '=', unit_id).execute()
    await tx
      .deleteFrom('estate_association')
      .where('user_id', '=', chi.person.id)
      .where('role', '=', 'TENANT')
      .execute()
  })
  const { data } = (await manager.get(`/leases?tenant_id=${ben.person.id}`)).json()
  const next = await signedIn(world, 'TENANT')
  await asSystem((tx) => joinEstate(tx, { estate_id, user_id: next.id, role: 'TENANT' }))
  const let_on = await manager.post(`/onboarding/units/${data[0].unit_id}/assign-tenant`, {
    ...{ tenant_id: next.id, start_date: today, rent_amount: 1_000_000_00 },
  })
  expect(let_on.statusCode, let_on.body).toBe(201)
  await asSystem((tx) =>
    tx.updateTable('lease').set({ status: 'ACTIVE' }).where('tenant_id', '=', next.id).execute(),
  )
  const again = await raised(manager, estate_id, { drill: true })
  expect((await board(manager, again)).recipients.map((one: { user_id: string }) => one.user_id)).toEqual([
    next.id,
  ])
})

test('a critical alert reaches everybody who lives there, in one text each, and nobody else', async () => {
  const { manager, estate_id, ada, ben } = await palmgrove()
  const elsewhere = await palmgrove()
  const answer = await raise(manager, {
    ...FIRE,
    severity: 'critical',
    estate_id,
    confirm_name: 'Palmgrove Court',
  })
  expect(answer.json()).toMatchObject({ recipients: 3, channels: ['IN_APP', 'EMAIL', 'SMS'] })
  const [text, ...others] = await texts(ada.phone)
  expect(others).toEqual([])
  expect(text?.text).toMatch(
    /^ALARM Palmgrove Court: Fire at the transformer, Block C\. Leave now.* Answer: http.*\/a\/\S+ or call 112$/,
  )
  expect(measureSms(text?.text ?? '')).toMatchObject({ encoding: 'GSM-7', parts: 1 })
  expect(text?.text).not.toMatch(/reply/i)
  expect((await sentTo(world, ben.person.email))[0]?.subject).toBe('ALARM: Fire at the transformer, Block C')
  expect(await texts(elsewhere.ada.phone)).toEqual([])
  const [bell] = (await ada.person.get('/communication/notifications')).json().data
  expect(bell).toMatchObject({ type: 'alert', priority: 'high', title: FIRE.title })
  const [open] = (await ada.person.get('/alerts/open')).json().data
  expect(open).toMatchObject({ id: answer.json().alert_id, state: 'WAITING', is_drill: false })
})

test('a real critical alert wants the name of the estate; a low one goes by bell and mail, and waits for the morning', async () => {
  const { manager, estate_id, ada } = await palmgrove()
  const refused = await raise(manager, { ...FIRE, severity: 'critical', estate_id, confirm_name: 'Maitama' })
  expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, 'confirm_name'])
  const low = await raise(manager, { ...FIRE, severity: 'low', estate_id })
  expect(low.json().channels).toEqual(['IN_APP', 'EMAIL'])
  await later(14 * 60, sendPlannedAlerts)
  await later(14 * 60, sendPlannedAlerts)
  expect(await texts(ada.phone)).toEqual([])
  expect(await sentTo(world, ada.person.email)).toHaveLength(1)
})

test('a doubled press is one alert, also at once', async () => {
  const { manager, estate_id, ada } = await palmgrove()
  const client_id = randomUUID()
  const ids = await Promise.all([1, 2, 3].map(() => raised(manager, estate_id, { client_id })))
  expect(new Set(ids).size).toBe(1)
  expect(await texts(ada.phone)).toHaveLength(1)
})

test('what comes again with a known client_id is answered as that alert; another alert is refused, and goes out with its own', async () => {
  const { manager, estate_id, ada, ben, chi } = await palmgrove()
  const client_id = randomUUID()
  const body = { ...FIRE, severity: 'high', estate_id, user_ids: [ada.person.id, ben.person.id], client_id }
  const first = await raise(manager, body)
  const again = await raise(manager, { ...body, user_ids: body.user_ids.toReversed() })
  expect([again.statusCode, again.json()]).toEqual([202, first.json()])
  const capitals = {
    estate_id: estate_id.toUpperCase(),
    user_ids: body.user_ids.map((id) => id.toUpperCase()),
  }
  expect((await raise(manager, { ...body, ...capitals })).json()).toEqual(first.json())
  for (const other of [
    { message: 'Stay where you are.' },
    { severity: 'critical', confirm_name: 'Palmgrove Court' },
    { drill: true },
    { user_ids: [chi.person.id] },
    { user_ids: undefined },
  ])
    expect((await raise(manager, { ...body, ...other })).json()).toMatchObject({ code: 'CLIENT_ID_USED' })
  const sent = await raise(manager, { ...body, message: 'Stay where you are.', client_id: randomUUID() })
  expect(sent.json().alert_id).not.toBe(first.json().alert_id)

  const drill = { ...body, drill: true, client_id: randomUUID() }
  const planned = {
    ...drill,
    send_at: new Date(world.services.clock.now().getTime() + 3_600_000).toISOString(),
  }
  const plan = await raise(manager, planned)
  expect((await raise(manager, planned)).json().alert_id).toBe(plan.json().alert_id)
  const moved = { ...planned, send_at: new Date(Date.parse(planned.send_at) + MINUTE).toISOString() }
  expect((await raise(manager, moved)).json().code).toBe('CLIENT_ID_USED')
})

test('people of another estate cannot be named, and who lets or is entrusted with a unit reaches its people alone', async () => {
  const { manager, landlord, unit_id, estate_id, ada } = await palmgrove()
  const elsewhere = await palmgrove()
  const named = { ...FIRE, severity: 'high', estate_id, user_ids: [ada.person.id, elsewhere.ada.person.id] }
  expect((await raise(manager, named)).statusCode).toBe(404)
  const found = (await manager.get(`/estates/${estate_id}/alert-people?search=ADA`)).json().data
  expect(found).toMatchObject([{ user_id: ada.person.id, name: 'Ada Obi', has_phone: true }])
  const reach = (await manager.get(`/estates/${estate_id}/alert-reach`)).json()
  expect(reach).toMatchObject({ people: 3, phones: 3, sms_price: 500, unreachable: [] })
  expect(reach.without_kin).toHaveLength(3)
  const [{ id: property_id }] = reach.properties
  const there = (await manager.get(`/estates/${estate_id}/alert-reach?property_id=${property_id}`)).json()
  expect(there.people).toBe(reach.properties[0].people)
  const second = await letFlat(world, { manager })
  const both = { ...named, user_ids: [ada.person.id, second.tenant.id] }
  expect((await raise(manager, both)).json().code).toBe('NOT_OF_THIS_ESTATE')
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await asSystem((tx) => entrustUnits(tx, { estate_id, user_id: agent.id, unit_ids: [unit_id] }))
  for (const who of [landlord, agent])
    expect((await raise(who, { ...FIRE, severity: 'high', estate_id })).json().recipients).toBe(1)
  expect((await raise(ada.person, { ...FIRE, severity: 'high', estate_id })).statusCode).toBe(403)
})

test('a right that was taken is looked at when the alert goes out', async () => {
  const { manager, estate_id } = await palmgrove()
  await asSystem((tx) =>
    sql`update users set permissions_denied = '{alerts_send}' where id = ${manager.id}`.execute(tx),
  )
  const answer = await raise(manager, { ...FIRE, severity: 'high', estate_id })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'PERMISSION_DENIED'])
})

test('the link answers without signing in; looking changes nothing, and the answer can change until all is clear', async () => {
  const { manager, estate_id, ada } = await palmgrove()
  const office = await withPhone(manager)
  const id = await raised(manager, estate_id)
  const link = await linkTo(ada.phone)
  for (const method of ['GET', 'HEAD'] as const) await world.app.inject({ method, url: pathOf(link) })
  const page = await world.app.inject({ method: 'GET', url: pathOf(link) })
  expect(page.body).toContain('NEED HELP')
  expect(page.body).not.toContain('<script')
  expect(page.headers['cache-control']).toBe('no-store')
  expect((await stateOf(manager, id, ada.person)).state).toBe('WAITING')

  expect((await answerBy(link, 'NEEDS_HELP')).statusCode).toBe(303)
  expect(await stateOf(manager, id, ada.person)).toMatchObject({
    state: 'NEEDS_HELP',
    channel: 'LINK',
    note: 'Smoke on the stairs',
  })
  // Nobody is on the roster, so the office itself is told.
  expect((await texts(office.phone)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^ALARM Palmgrove Court: NEEDS HELP: Ada Obi, .*Smoke on the stairs/),
  ])
  expect((await sentTo(world, manager.email)).map(({ subject }) => subject)).toContain(
    'ALARM: Ada Obi needs help',
  )
  await answerBy(link, 'SAFE')
  expect((await stateOf(manager, id, ada.person)).state).toBe('SAFE')
  expect((await answerBy(link, 'NONSENSE')).statusCode).toBe(303)
  expect((await world.app.inject({ method: 'GET', url: '/a/AAAAAAAAAAAAAAAA' })).statusCode).toBe(404)

  await manager.post(`/alerts/${id}/close`, { note: 'The fire service confirmed it' })
  expect((await answerBy(link, 'NEEDS_HELP')).statusCode).toBe(410)
  const after = await world.app.inject({ method: 'GET', url: pathOf(link) })
  expect([after.statusCode, after.body.includes('All clear')]).toEqual([410, true])
  const late = await ada.person.post(`/alerts/${id}/acknowledge`, { state: 'SAFE' })
  expect([late.statusCode, late.json().code]).toEqual([410, 'ALERT_CLOSED'])
  expect((await texts(ada.phone)).at(-1)?.text).toMatch(/^ALARM OVER Palmgrove Court: .*all clear/)
})

test('an update that is sent again after a lost answer tells nobody twice; the same words later do', async () => {
  const { manager, estate_id, ada } = await palmgrove()
  const id = await raised(manager, estate_id)
  await world.work()
  const say = () => manager.post(`/alerts/${id}/update`, { message: 'The stairs are closed' })
  const heard = async () => {
    await world.work()
    return (await texts(ada.phone)).filter(({ text }) => text.includes('stairs are closed')).length
  }
  await Promise.all([say(), say()])
  expect(await heard()).toBe(1)
  world.services.clock.advance(6 * MINUTE)
  expect((await say()).statusCode).toBe(200)
  expect(await heard()).toBe(2)
})

test('silence escalates by the clock, once for each step, and an answer ends it', async () => {
  const { manager, estate_id, ada, ben, chi } = await palmgrove()
  const [kin, warden, gate] = [newPhone(), newPhone(), newPhone()]
  const roster = `/estates/${estate_id}/alert-roster`
  await manager.post(roster, { name: 'Emeka Eze', phone: warden, role: 'WARDEN', block: 'C' })
  const { id: musa } = (await manager.post(roster, { name: 'Musa', phone: gate, role: 'GUARD' })).json()
  const order = async () => (await manager.get(roster)).json().data.map(({ name }: { name: string }) => name)
  const second = await manager.post(roster, { name: 'Musa', phone: gate, role: 'GUARD' }) // a retry after a lost response
  expect(second.json().id).toBe(musa)
  expect(await order()).toEqual(['Emeka Eze', 'Musa'])
  expect((await manager.patch(`/alert-roster/${musa}`, { place: 1 })).statusCode).toBe(204)
  expect(await order()).toEqual(['Musa', 'Emeka Eze'])
  await asSystem((tx) =>
    tx
      .insertInto('user_profile')
      .values({
        user_id: ada.person.id,
        emergency_name: 'Uche',
        emergency_phone: kin,
        emergency_relationship: 'Sister',
      })
      .execute(),
  )
  const id = await raised(manager, estate_id)
  await ben.person.post(`/alerts/${id}/acknowledge`, { state: 'SAFE' })
  await chi.person.post(`/alerts/${id}/acknowledge`, { state: 'AWAY' })
  await later(2, escalateAlerts)
  expect(await texts(ada.phone)).toHaveLength(1)
  await later(1, escalateAlerts, escalateAlerts)
  expect(await texts(ada.phone)).toHaveLength(2)
  await later(2, escalateAlerts)
  const [toKin] = await texts(kin)
  expect(toKin?.text).toContain('Ada Obi')
  expect((await texts(warden)).map(({ text }) => text)).toEqual([
    expect.stringContaining('1 silent. Flat B4 Ada Obi'),
  ])
  expect(await texts(gate)).toEqual([])
  await later(5, escalateAlerts, escalateAlerts)
  expect(await texts(gate)).toHaveLength(1)
  await later(30, escalateAlerts)
  expect(
    [await texts(ada.phone), await texts(ben.phone), await texts(gate)].map(({ length }) => length),
  ).toEqual([2, 1, 1])
  const again = await back(manager)
  expect((await board(again, id)).events.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['RAISED', 'ANSWERED', 'ANSWERED', 'ESCALATED', 'ESCALATED', 'ESCALATED'],
  ])
  await answerBy(toKin?.links[0] ?? '', 'SAFE')
  expect(await stateOf(again, id, ada.person)).toMatchObject({
    state: 'SAFE',
    channel: 'NEXT_OF_KIN',
    answered_by: 'Uche',
    step: 3,
  })
})

test('a warden sees and marks their block alone, and others only themselves', async () => {
  const { manager, estate_id, ada, ben, chi } = await palmgrove()
  await manager.post(`/estates/${estate_id}/alert-roster`, {
    user_id: ben.person.id,
    role: 'WARDEN',
    block: 'C',
  })
  const id = await raised(manager, estate_id)
  const names = async (who: Person) =>
    (await board(who, id)).recipients.map(({ user_id }: { user_id: string }) => user_id).sort()
  expect(await names(ben.person)).toEqual([ada.person.id, ben.person.id].sort())
  expect(await names(chi.person)).toEqual([chi.person.id])
  const mark = (who: Person, whom: Person) =>
    who.post(`/alerts/${id}/recipients/${whom.id}/mark`, { state: 'SAFE' })
  expect((await mark(ben.person, ada.person)).statusCode).toBe(200)
  expect((await mark(ben.person, chi.person)).statusCode).toBe(404)
  expect((await mark(chi.person, ada.person)).statusCode).toBe(404)
  expect(await stateOf(manager, id, ada.person)).toMatchObject({
    channel: 'WARDEN',
    answered_by: ben.person.full_name,
  })
  await chi.person.post(`/alerts/${id}/acknowledge`, { state: 'NEEDS_HELP', note: 'My hand is burnt' })
  expect((await texts(ben.phone)).some(({ text }) => text.includes('NEEDS HELP'))).toBe(true)
  expect((await chi.person.post(`/alerts/${id}/close`, {})).statusCode).toBe(403)
})

test('who has left the estate reads and hears of nobody there, as its warden or as who raised the alert', async () => {
  const { manager, estate_id, ada, ben } = await palmgrove()
  const second = await signedIn(world, 'ESTATE_MANAGER')
  await asSystem((tx) => joinEstate(tx, { estate_id, user_id: second.id, role: 'ESTATE_MANAGER' }))
  const warden = { user_id: ben.person.id, role: 'WARDEN', block: 'C' }
  await manager.post(`/estates/${estate_id}/alert-roster`, warden)
  const id = await raised(await refreshed(world, second), estate_id)
  expect((await board(ben.person, id)).recipients).toHaveLength(2)
  await asSystem((tx) =>
    tx
      .deleteFrom('estate_association')
      .where('estate_id', '=', estate_id)
      .where('user_id', 'in', [second.id, ben.person.id])
      .execute(),
  )
  expect((await second.get(`/alerts/${id}`)).statusCode).toBe(404)
  expect((await second.post(`/alerts/${id}/close`, {})).statusCode).toBe(404)
  expect((await ben.person.get(`/alerts/${id}`)).statusCode).toBe(404)
  await ada.person.post(`/alerts/${id}/acknowledge`, { state: 'NEEDS_HELP' })
  await world.work()
  expect((await texts(ben.phone)).filter(({ text }) => text.includes('NEEDS HELP'))).toEqual([])
  expect(
    (await sentTo(world, second.email)).filter(({ subject }) => subject?.includes('needs help')),
  ).toEqual([])
  expect(
    (await sentTo(world, manager.email)).filter(({ subject }) => subject?.includes('needs help')),
  ).toHaveLength(1)
  expect((await manager.get(`/estates/${estate_id}/alert-roster`)).json().data).toHaveLength(1)
})

test('a warden who has moved out reads and hears of nobody there, though they keep their own papers', async () => {
  const { manager, estate_id, ada, ben } = await palmgrove()
  await manager.post(`/estates/${estate_id}/alert-roster`, { user_id: ben.person.id, role: 'WARDEN' })
  const { data } = (await manager.get(`/leases?tenant_id=${ben.person.id}`)).json()
  const removal = { reason: 'Left for Jos' }
  const out = await manager.post(`/onboarding/units/${data[0].unit_id}/remove-tenant`, removal)
  expect(out.statusCode, out.body).toBeLessThan(300)
  await world.work()
  expect((await ben.person.get(`/leases/${data[0].id}`)).statusCode).toBe(200)
  const before = (await texts(ben.phone)).length
  const id = await raised(manager, estate_id)
  expect((await ben.person.get(`/alerts/${id}`)).statusCode).toBe(404)
  expect((await ben.person.get('/alerts/open')).json().data).toEqual([])
  const mark = `/alerts/${id}/recipients/${ada.person.id}/mark`
  expect((await ben.person.post(mark, { state: 'SAFE' })).statusCode).toBe(404)
  await ada.person.post(`/alerts/${id}/acknowledge`, { state: 'NEEDS_HELP' })
  await world.work()
  expect(await texts(ben.phone)).toHaveLength(before)
  expect((await manager.get(`/estates/${estate_id}/alert-roster`)).json().data).toHaveLength(1)
})

test('an answer that waited on a phone gives way to a later one; a call for help gives way to their own alone', async () => {
  const { manager, estate_id, ada, ben, chi } = await palmgrove()
  const id = await raised(manager, estate_id)
  await later(10)
  const say = ({ person }: { person: Person }, state: string, waited_seconds = 0) =>
    person.post(`/alerts/${id}/acknowledge`, { state, waited_seconds })
  await say(ada, 'NEEDS_HELP')
  expect((await say(ada, 'SAFE', 300)).json()).toMatchObject({ code: 'ANSWERED_SINCE' })
  expect(await stateOf(manager, id, ada.person)).toMatchObject({ state: 'NEEDS_HELP' })
  await say(ben, 'AWAY', 300)
  expect((await say(ben, 'SAFE', 200)).statusCode).toBe(200)
  expect((await say(ben, 'SAFE', 300)).statusCode).toBe(200)

  await manager.post(`/alerts/${id}/recipients/${chi.person.id}/mark`, { state: 'SAFE' })
  expect((await say(chi, 'AWAY', 300)).json()).toMatchObject({ code: 'ANSWERED_SINCE' })
  expect((await say(chi, 'NEEDS_HELP', 300)).statusCode).toBe(200)
  expect(await stateOf(manager, id, chi.person)).toMatchObject({ state: 'NEEDS_HELP' })
})

test('an answer by SMS or WhatsApp is understood, and what is not stands in the timeline', async () => {
  const { manager, estate_id, ada, ben } = await palmgrove()
  const id = await raised(manager, estate_id)
  const say = (from: string, text: string, more: { way?: 'WHATSAPP'; is_unread?: true } = {}) =>
    asSystem((tx) => publish(tx, textReceived, { provider_id: randomUUID(), from, text, ...more }))
  await say(ada.phone, 'I DEY SAFE')
  await say(ben.phone, 'wetin happen?')
  await say(ben.phone, 'BAL 4821')
  await say('+2348099999999', 'HELP')
  await world.work()
  expect(await stateOf(manager, id, ada.person)).toMatchObject({ state: 'SAFE', channel: 'SMS' })
  expect((await stateOf(manager, id, ben.person)).state).toBe('WAITING')
  expect((await board(manager, id)).events.at(-1)).toMatchObject({ kind: 'TEXT', note: 'wetin happen?' })
  expect(await texts('+2348099999999')).toEqual([])
  await say(ben.phone, '[audio]', { way: 'WHATSAPP', is_unread: true })
  await world.work()
  expect((await board(manager, id)).events.at(-1)).toMatchObject({
    kind: 'TEXT',
    way: 'WHATSAPP',
    note: '[audio]',
  })
  await say(ben.phone, 'we dey safe', { way: 'WHATSAPP' })
  await world.work()
  expect(await stateOf(manager, id, ben.person)).toMatchObject({ state: 'SAFE', channel: 'WHATSAPP' })
})

test('a text answers the alert that was texted, and not one that came by bell and mail alone', async () => {
  const { manager, estate_id, ada } = await palmgrove()
  const say = async (text: string) => {
    await asSystem((tx) => publish(tx, textReceived, { provider_id: randomUUID(), from: ada.phone, text }))
    await world.work()
  }
  const water = await raised(manager, estate_id, { severity: 'medium', title: 'No water until six' })
  await say('HELP')
  expect((await stateOf(manager, water, ada.person)).state).toBe('WAITING')
  const fire = await raised(manager, estate_id)
  world.services.clock.advance(MINUTE)
  const power = await raised(manager, estate_id, { severity: 'medium', title: 'No light until six' })
  await say('HELP')
  expect((await stateOf(manager, power, ada.person)).state).toBe('WAITING')
  expect((await stateOf(manager, fire, ada.person)).state).toBe('NEEDS_HELP')
})

test('a drill is planned, says so first and last, is scored, and the next alert stands beside it', async () => {
  const { manager, estate_id, ada } = await palmgrove()
  const send_at = new Date(world.services.clock.now().getTime() + 60 * MINUTE).toISOString()
  const id = await raised(manager, estate_id, { drill: true, send_at, confirm_name: undefined })
  expect(await texts(ada.phone)).toEqual([])
  expect((await board(manager, id)).status).toBe('PLANNED')
  await later(61, sendPlannedAlerts)
  const [boss, tenant] = [await back(manager), await back(ada.person)]
  const [text] = await texts(ada.phone)
  expect(text?.text).toMatch(/^DRILL Palmgrove Court: .*This was a DRILL$/)
  await tenant.post(`/alerts/${id}/acknowledge`, { state: 'SAFE' })
  await boss.post(`/alerts/${id}/close`, {})
  const { score } = (await boss.get(`/alerts/${id}/report`)).json()
  expect((await boss.get(`/estates/${estate_id}/drills`)).json().data).toMatchObject([
    { alert_id: id, people: 3, early_percent: 33, known_percent: 33, half_seconds: score.half_seconds },
  ])
  const next = await raised(boss, estate_id)
  const report = (await boss.get(`/alerts/${next}/report`)).json()
  expect(report.before).toMatchObject({ people: 3, answered: 1 })
  const pdf = await boss.get(`/alerts/${id}/report.pdf`)
  expect(await textOf(pdf.rawPayload)).toMatch(
    /Drill report.*Answers by the minute.*By block.*What happened/s,
  )
  const stats = (await boss.get('/alerts/delivery-stats')).json().data
  expect(stats[1]).toMatchObject({ alert_id: id, recipients: 3, acknowledged: 1, failed: 0 })
})

test('an alert by name that waited goes to those who still live there, where one of them has left', async () => {
  const { manager, estate_id, ada, ben } = await palmgrove()
  const send_at = new Date(world.services.clock.now().getTime() + 60 * MINUTE).toISOString()
  const user_ids = [ada.person.id, ben.person.id]
  const named = { drill: true, send_at, user_ids, confirm_name: undefined }
  const id = await raised(manager, estate_id, named)
  await asSystem((tx) => tx.deleteFrom('estate_association').where('user_id', '=', ben.person.id).execute())
  await later(61, sendPlannedAlerts)
  expect(await texts(ada.phone)).toHaveLength(1)
  expect(await texts(ben.phone)).toEqual([])
  expect((await board(await back(manager), id)).status).toBe('OPEN')
})

test('who would say more in an alert that has run out reads that nobody hears it', async () => {
  const { manager, estate_id, ada } = await palmgrove()
  const id = await raised(manager, estate_id)
  await world.work()
  await later(5 * 60)
  const before = (await texts(ada.phone)).length
  const answer = await (await back(manager)).post(`/alerts/${id}/update`, { message: 'Go to the gate' })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'ILLEGAL_STATE'])
  await world.work()
  expect(await texts(ada.phone)).toHaveLength(before)
})

test('what has expired or is closed pops up nowhere, however late its jobs run', async () => {
  const { manager, estate_id, ada } = await palmgrove()
  const warden = newPhone()
  await manager.post(`/estates/${estate_id}/alert-roster`, { name: 'Musa', phone: warden, role: 'WARDEN' })
  await raised(manager, estate_id)
  await later(5 * 60, escalateAlerts)
  expect([await texts(ada.phone), await texts(warden)]).toEqual([[], []])
  expect((await (await back(ada.person)).get('/alerts/open')).json().data).toEqual([])
})

test('while five thousand mails are slow, an alarm goes out at once', async () => {
  const { manager, estate_id, ada } = await palmgrove()
  let letGo = () => {}
  const isLetGo = new Promise<void>((done) => {
    letGo = done
  })
  const mailer = {
    ...world.services.mailer,
    send: async (mail: Mail) => {
      if (mail.subject === 'Slow') await isLetGo
      return world.services.mailer.send(mail)
    },
  }
  await asSystem((tx) =>
    sendIntents(
      tx,
      Array.from({ length: 5_000 }, (_, nth) => ({
        ...({ class: 'statutory', kind: 'announcement' } as const),
        attempts: [{ channel: 'EMAIL', recipient: `r${nth}@example.ng`, subject: 'Slow', body: 'Slow' }],
      })),
    ),
  )
  const worker = await startWorker(world.ownerUrl, { ...world.services, mailer }, jobs, [])
  const states = async () =>
    (
      await asSystem((tx) =>
        sql<{ state: string }>`
          select distinct state from outbox_message where recipient in (${ada.phone}, ${ada.person.email})`.execute(
          tx,
        ),
      )
    ).rows.map(({ state }) => state)
  const waiting = async () =>
    (
      await asSystem((tx) =>
        sql<{ count: number }>`
          select count(*)::int from outbox_message where subject = 'Slow' and state = 'HANDED_OVER'`.execute(
          tx,
        ),
      )
    ).rows[0]?.count
  await expect.poll(waiting, { timeout: 20_000 }).toBe(7) // all other listeners are blocked
  await raised(manager, estate_id)
  await expect.poll(states, { timeout: 20_000 }).toEqual(['ACCEPTED'])
  expect(await waiting()).toBe(7)
  await withClient(world.ownerUrl, (client) =>
    client.query(`delete from graphile_worker._private_jobs where locked_at is null`),
  )
  letGo()
  await worker.stop()
}, 60_000)

test('five thousand people have their rows and first jobs by a handful of statements', async () => {
  const { manager, estate_id } = await palmgrove()
  await asSystem((tx) =>
    sql`
      with made as (
        insert into users (full_name, phone, role)
        select 'Resident ' || n, '+23470' || lpad(n::text, 8, '0'), 'TENANT' from generate_series(1, 4997) n returning id)
      insert into estate_association (estate_id, user_id, role) select ${estate_id}, id, 'TENANT' from made`.execute(
      tx,
    ),
  )
  const { rows } = await asSystem((tx) =>
    sql<{ user_id: string }>`
      select user_id from estate_association where estate_id = ${estate_id} and role = 'TENANT'`.execute(tx),
  )
  const user_ids = rows.map(({ user_id }) => user_id)
  const wanted = RaiseAlert.parse({ ...FIRE, severity: 'high', estate_id, user_ids })
  let alert_id = ''
  const statements = await countStatements(async () => {
    const raised = await world.services.transaction(manager.actor, (tx) =>
      raiseAlert(tx, world.services, manager.actor, wanted),
    )
    alert_id = raised.alert_id
  })
  expect(statements).toBeLessThan(100)

  const { rows: written } = await asSystem((tx) =>
    sql<{ people: number }>`
      select count(*)::int as people from alert_recipient where alert_id = ${alert_id}`.execute(tx),
  )
  const told = await withClient(world.ownerUrl, (client) =>
    client.query(
      `select sum(json_array_length(payload->'user_ids'))::int as people from graphile_worker._private_jobs
       where payload->>'alert_id' = $1 and payload->>'what' = 'RAISED'`,
      [alert_id],
    ),
  )
  expect([written[0]?.people, told.rows[0].people]).toEqual([5_000, 5_000])
}, 60_000)
