import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { beforeAll, expect, test } from 'vitest'
import { trySpending } from '../../../platform/allowances/allowance.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { sentTo } from '../../../testing/mailbox.ts'
import { type Person, refreshed, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../../estates/index.ts'
import { ofSender } from './send-announcement.ts'
import { sendWaiting } from './send-waiting.ts'

const world = useWorld()
const PATH = '/communication/notifications'
let flat: LetFlat
let other: LetFlat

beforeAll(async () => {
  const { clock } = world.services
  clock.advance(startOfDay(addDays(world.today(), 1)).getTime() + 10 * 3_600_000 - clock.now().getTime())
  flat = await letFlat(world)
  other = await letFlat(world)
  const { estate_id, manager, tenant } = flat
  await letFlat(world, { estate_id, manager, tenant }) // the tenant rents a second flat
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ phone: '+2348030000077' }).where('id', '=', tenant.id).execute(),
  )
})

const said = { title: 'Light', message: 'Ṣé ẹ gbọ́? Light is back.', priority: 'medium' }
const audience = (more: object = {}) => ({ audience: { estate_id: flat.estate_id, ...more } })
const send = (who: Person, more: object) => who.post(PATH, { ...said, ...more })
const read = async (person: Person) => (await person.get(`${PATH}?type=message`)).json()

test('reaches each person of an estate once, the tenant of two flats too, and nobody else', async () => {
  const answer = await send(flat.manager, audience({ role: 'TENANT' }))
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({ id: expect.any(String), recipients: 1, state: 'SENT' })
  await world.work()
  expect((await read(flat.tenant)).data).toMatchObject([{ title: 'Light', message: said.message }])
  for (const person of [flat.landlord, flat.manager, other.tenant]) expect((await read(person)).total).toBe(0)
  const mails = await sentTo(world, flat.tenant.email)
  expect(mails.filter(({ subject }) => subject === 'Light')).toHaveLength(1)

  expect((await send(flat.manager, audience())).json().recipients).toBeGreaterThan(1)
  expect((await send(flat.manager, audience({ role: 'LANDLORD' }))).json().recipients).toBe(2)
})

test('a block is told alone, with who owns homes there, and a block that is none reaches nobody', async () => {
  const home = await letFlat(world)
  const { estate_id, manager } = home
  const neighbour = await letFlat(world, { estate_id, manager })
  await world.services.transaction('system', (tx) =>
    tx.updateTable('unit').set({ block: 'C' }).where('id', '=', neighbour.unit_id).execute(),
  )
  const tell = (more: object) => send(manager, { audience: { estate_id, ...more }, title: 'Only block C' })
  expect((await tell({ block: 'C', role: 'TENANT' })).json()).toMatchObject({ recipients: 1 })
  await world.work()
  expect((await read(neighbour.tenant)).data).toMatchObject([{ title: 'Only block C' }])
  expect((await read(home.tenant)).total).toBe(0)
  expect((await tell({ block: 'C', role: 'LANDLORD' })).json()).toMatchObject({ recipients: 1 })
  expect((await tell({ block: 'Z', role: 'TENANT' })).json().code).toBe('NOBODY_TO_TELL')
})

test('those in arrears are tenants whose day has passed', async () => {
  const owing = await letFlat(world, { charges: [{ ...RENT, due_date: addDays(world.today(), -9) }] })
  const paid = await letFlat(world, { charges: [{ ...RENT, due_date: addDays(world.today(), 40) }] })
  const ask = (of: LetFlat) => send(of.manager, { audience: { estate_id: of.estate_id, in_arrears: true } })
  expect((await ask(owing)).json().recipients).toBe(1)
  expect((await ask(paid)).json().code).toBe('NOBODY_TO_TELL')
})

const RENT = {
  ...{ transaction_type: 'RENT_PAYMENT' as const, description: 'Rent', amount: 120_000_000 },
  ...{ period_start: '2026-11-01', period_end: '2027-10-31' },
}

test('is for who runs the estate alone', async () => {
  for (const person of [flat.tenant, other.manager]) {
    const answer = await send(person, audience())
    expect([403, 404]).toContain(answer.statusCode)
  }
  expect((await send(flat.landlord, audience())).statusCode).toBe(403)
  expect((await send(flat.tenant, { user_ids: [flat.manager.id] })).statusCode).toBe(403)
  expect((await send(flat.manager, { user_ids: [other.tenant.id] })).statusCode).toBe(404)
  const both = { user_ids: [flat.tenant.id], ...audience({ role: 'TENANT' }) }
  expect((await send(flat.manager, both)).json()).toMatchObject({ recipients: 1 })
  expect((await send(flat.manager, {})).statusCode).toBe(400)
})

test('says beforehand whom it reaches and what its texts cost, folded and in parts', async () => {
  const wanted = { ...audience({ role: 'TENANT' }), channels: ['SMS'] }
  const preview = (await flat.manager.post(`${PATH}/preview`, { ...said, ...wanted })).json()
  expect(preview).toMatchObject({
    recipients: 1,
    email: 0,
    sms: 1,
    sms_cost: 500,
    texts_at: null,
  })
  expect(preview.texts.en).toMatchObject({ recipients: 1, sms: 1, sms_parts: 1 })
  expect(preview.texts.en.sms_text).toContain('Se e gbo? Light is back.')
  expect(
    (await read(flat.tenant)).data.filter(({ title }: { title: string }) => title === 'Preview'),
  ).toEqual([])

  await world.services.transaction('system', (tx) =>
    tx.insertInto('reminder_rule').values({ estate_id: flat.estate_id, sms_daily_limit: 900 }).execute(),
  )
  expect((await send(flat.manager, wanted)).statusCode).toBe(201)
  expect((await send(flat.manager, { ...wanted, title: 'Again' })).json().code).toBe('SMS_LIMIT_REACHED')
  const texts = (await sentTo(world, '+2348030000077')).filter(({ body }) => body.includes('Light is back'))
  expect(texts).toHaveLength(1)
})

test('texts to people of two estates are paid from the budget of each, and not sent where one is used up', async () => {
  const home = await letFlat(world)
  const elsewhere = await letFlat(world, { manager: home.manager })
  expect(elsewhere.estate_id).not.toBe(home.estate_id)
  const tenants = [home.tenant, elsewhere.tenant]
  for (const [nth, { id }] of tenants.entries())
    await world.services.transaction('system', (tx) =>
      tx
        .updateTable('users')
        .set({ phone: `+23480300001${nth}1` })
        .where('id', '=', id)
        .execute(),
    )
  const tell = (title: string) =>
    send(home.manager, { user_ids: tenants.map(({ id }) => id), title, channels: ['SMS'] })
  expect((await tell('To both')).json()).toMatchObject({ recipients: 2, state: 'SENT' })
  const spent = () =>
    world.services.transaction('system', (tx) =>
      tx
        .selectFrom('sms_day')
        .select('spent')
        .where('estate_id', 'in', [home.estate_id, elsewhere.estate_id])
        .execute(),
    )
  expect(await spent()).toEqual([{ spent: 500 }, { spent: 500 }])
  await world.services.transaction('system', (tx) =>
    tx.insertInto('reminder_rule').values({ estate_id: elsewhere.estate_id, sms_daily_limit: 900 }).execute(),
  )
  expect((await tell('Once more')).json().code).toBe('SMS_LIMIT_REACHED')
  expect(await spent()).toEqual([{ spent: 500 }, { spent: 500 }])
})

test('several at once: a bad row says why, by its place, and keeps out no other', async () => {
  const rows = [
    { ...said, title: 'Of several', ...audience({ role: 'TENANT' }) },
    { ...said, title: '', ...audience() },
    { ...said, audience: { estate_id: other.estate_id } },
    { ...said, user_ids: [flat.tenant.id] },
    'nonsense',
    { ...said, user_ids: [other.tenant.id] },
  ]
  const { succeeded, failed } = (await flat.manager.post(`${PATH}/bulk`, { notifications: rows })).json()
  expect(succeeded).toBe(2)
  expect(failed.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
    [1, 'VALIDATION_ERROR'],
    [2, 'ESTATE_NOT_FOUND'],
    [4, 'VALIDATION_ERROR'],
    [5, 'NOT_FOUND'],
  ])
})

test('shows afterwards, by name, who has it and who has read it, and counts it', async () => {
  const { id } = (await send(flat.manager, { ...audience({ role: 'TENANT' }), title: 'By name' })).json()
  await world.work()
  const path = `/communication/announcements/${id}`
  const before = (await flat.manager.get(path)).json()
  expect(before).toMatchObject({ title: 'By name', recipients: 1, read: 0, people: [{ read_at: null }] })
  const told = async (of = '') => (await flat.manager.get(`${path}/recipients${of}`)).json()
  expect(await told()).toMatchObject({
    data: [{ user_id: flat.tenant.id, read_at: null, deliveries: [{ channel: 'EMAIL', state: 'ACCEPTED' }] }],
    pagination: { total: 1 },
  })
  expect((await told('?show=UNREAD')).data).toHaveLength(1)
  expect((await told('?show=FAILED')).data).toEqual([])
  expect(before.by_channel.EMAIL).toEqual({ sent: 1, delivered: 1, failed: 0 })

  const notice = (await read(flat.tenant)).data.find(({ title }: { title: string }) => title === 'By name')
  await flat.tenant.patch(`${PATH}/${notice.id}/read`)
  expect((await flat.manager.get(path)).json()).toMatchObject({ read: 1 })
  expect((await flat.manager.get('/communication/announcements')).json().data[0]).toMatchObject({ read: 1 })
  expect((await told('?show=UNREAD')).data).toEqual([])
  for (const person of [other.manager, flat.tenant])
    for (const of of [path, `${path}/recipients`]) expect((await person.get(of)).statusCode).toBe(404)

  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('outbox_message')
      .set({ state: 'FAILED', failure: 'No such mailbox' })
      .where('intent_id', 'in', (eb) =>
        eb.selectFrom('delivery_intent').select('id').where('key', 'like', `announcement:${id}:%`),
      )
      .execute(),
  )
  expect((await told('?show=FAILED')).data).toMatchObject([
    { user_id: flat.tenant.id, deliveries: [{ state: 'FAILED', reason: 'No such mailbox' }] },
  ])
  const after = (await flat.manager.get(path)).json()
  expect(after.by_channel.EMAIL).toEqual({ sent: 1, delivered: 0, failed: 1 })

  const statistics = async (person: Person) => (await person.get('/notifications/statistics')).json()
  const mine = await statistics(flat.manager)
  expect(mine.by_channel.EMAIL.sent).toBeGreaterThan(0)
  expect(mine.by_channel.IN_APP.read).toBeGreaterThan(0)
  expect(mine.by_day.at(-1).day).toBe(world.today())
  expect(mine.sent).toBe(mine.by_day.reduce((sum: number, day: { sent: number }) => sum + day.sent, 0))
  expect((await statistics(other.manager)).by_type.announcement).toBeUndefined()
  expect((await flat.manager.get('/notifications/statistics?from=2020-01-01')).statusCode).toBe(400)
  expect((await flat.tenant.get('/communication/stats')).json()).toMatchObject({
    unread_messages: 0,
    unread_notifications: (await read(flat.tenant)).unread_count,
  })
})

/** Another manager of the flat's estate. */
async function secondManager(): Promise<Person> {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: flat.estate_id, user_id: manager.id, role: 'ESTATE_MANAGER' }),
  )
  return manager
}
const titled = async (person: Person, title: string) =>
  (await read(person)).data.filter((one: { title: string }) => one.title === title)

test('two managers who say the same at once have said it once', async () => {
  const second = await secondManager()
  const wanted = { ...audience({ role: 'TENANT' }), title: 'Diesel has come' }
  const answers = await Promise.all([flat.manager, second].map((manager) => send(manager, wanted)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  await world.work()
  expect(await titled(flat.tenant, 'Diesel has come')).toHaveLength(1)
})

test('each reads the language that they chose, and the price is that of the mix', async () => {
  const pidgin = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('users')
      .set({ language: 'pcm', phone: '+2348030000078' })
      .where('id', '=', pidgin.tenant.id)
      .execute(),
  )
  const message_pcm = `Light don come back. ${'Abeg store water. '.repeat(10)}`.trim()
  const wanted = { ...audience({ role: 'TENANT' }), title: 'In two languages', message_pcm }
  const ask = (more: object) => flat.manager.post(`${PATH}/preview`, { ...said, ...wanted, ...more })
  const { texts, sms_cost } = (await ask({ channels: ['SMS'] })).json()
  expect([texts.en.sms_parts, texts.pcm.sms_parts]).toEqual([1, 2])
  expect([texts.en.sms, texts.pcm.sms, sms_cost]).toEqual([1, 1, 500 + 1_000])
  expect((await ask({ message_pcm: undefined })).json().texts).not.toHaveProperty('pcm')
  await send(flat.manager, wanted)
  await world.work()
  expect(await titled(pidgin.tenant, 'In two languages')).toMatchObject([{ message: message_pcm }])
  expect(await titled(flat.tenant, 'In two languages')).toMatchObject([{ message: said.message }])
})

test('whoever has it answers the office where that is wanted, and reads it in their language', async () => {
  const wanted = { ...audience({ role: 'TENANT' }), title: 'Which day suits you?' }
  const { id } = (await send(flat.manager, { ...wanted, takes_replies: true })).json()
  const silent = (await send(flat.manager, { ...wanted, title: 'No answers' })).json()
  await world.work()
  const [notice] = await titled(flat.tenant, wanted.title)
  expect(notice.actionUrl).toBe(`/dashboard/notifications/told/${id}`)
  const told = (person: Person) => person.get(`/communication/announcements/${id}/told`)
  expect((await told(flat.tenant)).json()).toMatchObject({ message: said.message, takes_replies: true })
  for (const person of [flat.landlord, other.tenant, other.manager])
    expect((await told(person)).statusCode).toBe(404)
  const answer = (announcement: string) =>
    flat.tenant.post('/communication/conversations', {
      user_ids: [],
      about: { type: 'announcement', id: announcement },
    })
  expect((await answer(silent.id)).statusCode).toBe(404)
  const opened = (await answer(id)).json()
  expect(opened).toMatchObject({ kind: 'OFFICE', about: { title: wanted.title } })
  await flat.tenant.post('/communication/messages', { conversation_id: opened.id, content: 'Friday' })
  expect((await flat.manager.get(`/communication/announcements/${id}`)).json().replies).toBe(1)
  expect((await send(flat.manager, { user_ids: [flat.tenant.id], takes_replies: true })).statusCode).toBe(400)
})

test('whom a planned announcement names besides an estate is read with it, so that a change keeps them', async () => {
  const send_at = new Date(world.services.clock.now().getTime() + 7_200_000).toISOString()
  const user_ids = [flat.tenant.id]
  const both = { user_ids, ...audience({ role: 'LANDLORD' }), title: 'Named', send_at }
  const { id } = (await send(flat.manager, both)).json()
  const read = await flat.manager.get(`/communication/announcements/${id}`)
  expect(read.json()).toMatchObject({
    audience: { role: 'LANDLORD' },
    named: [{ user_id: flat.tenant.id, name: flat.tenant.full_name }],
  })
  await flat.manager.patch(`/communication/announcements/${id}/withdraw`)
})

test('waits for its time, is changed or withdrawn until then, and reaches once who is there when it goes', async () => {
  const { clock } = world.services
  const later = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()
  const plan = (title: string) =>
    send(flat.manager, { ...audience({ role: 'TENANT' }), title, send_at: later(2) })
  const change = (id: string, body: object) =>
    flat.manager.patch(`/communication/announcements/${id}`, {
      ...said,
      ...audience({ role: 'TENANT' }),
      ...body,
    })
  const withdraw = (person: Person, id: string) => person.patch(`/communication/announcements/${id}/withdraw`)
  expect((await send(flat.manager, { ...audience(), send_at: later(-1) })).statusCode).toBe(400)
  const planned = (await plan('Planned')).json()
  const dropped = (await plan('Dropped')).json()
  const orphaned = (
    await send(other.manager, {
      audience: { estate_id: other.estate_id },
      title: 'Orphaned',
      send_at: later(2),
    })
  ).json()
  expect(planned.state).toBe('WAITING')
  expect(
    (await change(planned.id, { title: 'Planned', message: 'At noon', send_at: later(2) })).json().state,
  ).toBe('WAITING')
  expect((await withdraw(other.manager, planned.id)).statusCode).toBe(404)
  expect((await withdraw(flat.manager, dropped.id)).statusCode).toBe(204)
  const joined = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  await world.services.transaction('system', (tx) =>
    tx
      .deleteFrom('estate_association')
      .where('estate_id', '=', other.estate_id)
      .where('user_id', '=', other.manager.id)
      .execute(),
  )
  const run = async () => {
    await world.services.transaction('system', (tx) => enqueue(tx, sendWaiting, {}))
    await world.work()
  }
  await run()
  expect(await titled(flat.tenant, 'Planned')).toEqual([])
  clock.advance(2 * 3_600_000)
  const [tenant, manager, newcomer, moved] = await Promise.all(
    [flat.tenant, flat.manager, joined.tenant, other.manager].map((person) => refreshed(world, person)),
  )
  if (!tenant || !manager || !newcomer || !moved) throw new Error('They all sign in again.')
  await Promise.all([run(), run()])
  for (const person of [tenant, newcomer])
    expect(await titled(person, 'Planned')).toMatchObject([{ message: 'At noon' }])
  expect(await titled(tenant, 'Dropped')).toEqual([])
  flat = { ...flat, tenant, manager }
  expect((await change(planned.id, { title: 'Too late' })).json().message).toBe('It has already been sent.')
  expect((await withdraw(manager, dropped.id)).statusCode).toBe(409)
  const refused = (await moved.get(`/communication/announcements/${orphaned.id}`)).json()
  expect(refused).toMatchObject({ state: 'REFUSED', by_channel: { IN_APP: { sent: 0 } } })
  expect(await titled(moved, 'An announcement was not sent')).toHaveLength(1)
})

test('sent again to people of two estates, as after a lost answer, it is refused, and nobody is told twice', async () => {
  const home = await letFlat(world)
  const elsewhere = await letFlat(world, { manager: home.manager })
  const wanted = { user_ids: [home.tenant.id, elsewhere.tenant.id], title: 'Both estates' }
  const both = await Promise.all([1, 2].map(() => send(home.manager, wanted)))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  await world.work()
  for (const { tenant } of [home, elsewhere]) expect(await titled(tenant, 'Both estates')).toHaveLength(1)
  expect((await send(home.manager, { ...wanted, message: 'Another' })).statusCode).toBe(201)
})

test('planned for people by name, it reaches the others when one of them has left meanwhile', async () => {
  const home = await letFlat(world)
  const { estate_id, manager } = home
  const neighbour = await letFlat(world, { estate_id, manager })
  const send_at = new Date(world.services.clock.now().getTime() + 60_000).toISOString()
  const user_ids = [home.tenant.id, neighbour.tenant.id]
  const { id } = (await send(manager, { user_ids, title: 'The generator', send_at })).json()
  await world.services.transaction('system', async (tx) => {
    await tx.deleteFrom('estate_association').where('user_id', '=', neighbour.tenant.id).execute()
  })
  world.services.clock.advance(120_000)
  await world.services.transaction('system', (tx) => enqueue(tx, sendWaiting, {}))
  await world.work()
  expect(await titled(home.tenant, 'The generator')).toHaveLength(1)
  expect(await titled(neighbour.tenant, 'The generator')).toEqual([])
  const sent = (await manager.get(`/communication/announcements/${id}`)).json()
  expect(sent).toMatchObject({ state: 'SENT', recipients: 1 })
})

test('a manager who presses and presses is stopped for a while', async () => {
  const { manager, tenant } = await letFlat(world)
  await world.services.transaction('system', async (tx) => {
    for (let i = 0; i < 120; i++) await trySpending(tx, ofSender(manager.id))
  })
  const rows = [{ ...said, user_ids: [tenant.id] }]
  const { failed } = (await manager.post(`${PATH}/bulk`, { notifications: rows })).json()
  expect(failed).toMatchObject([{ index: 0, code: 'TOO_MANY_REQUESTS' }])
  expect((await send(manager, { user_ids: [tenant.id] })).statusCode).toBe(429)
})

test('a sender who has left the estate sees no more of who reads there', async () => {
  const { manager, estate_id } = await letFlat(world)
  const { id } = (await send(manager, { audience: { estate_id, role: 'TENANT' } })).json()
  const seen = async () => {
    const one = await manager.get(`/communication/announcements/${id}`)
    const people = await manager.get(`/communication/announcements/${id}/recipients`)
    const { data } = (await manager.get('/communication/announcements')).json()
    return [one.statusCode, people.statusCode, data.length]
  }
  expect(await seen()).toEqual([200, 200, 1])
  await world.services.transaction('system', (tx) =>
    tx.deleteFrom('estate_association').where('user_id', '=', manager.id).execute(),
  )
  expect(await seen()).toEqual([404, 404, 0])
})

test('in an estate that the platform has suspended nothing that was planned goes out, and nobody is told by name', async () => {
  const { estate_id, manager, tenant } = await letFlat(world)
  const elsewhere = await letFlat(world, { manager })
  const send_at = new Date(world.services.clock.now().getTime() + 60_000).toISOString()
  const planned = await send(manager, { audience: { estate_id }, title: 'Pay here from now on', send_at })
  expect(planned.statusCode, planned.body).toBe(201)
  const admin = await signedIn(world, 'ADMIN')
  await world.owner.query(
    'insert into estate_suspension (estate_id, reason, suspended_by) values ($1, $2, $3)',
    [estate_id, 'Lets homes that are not theirs', admin.id],
  )
  for (const user_ids of [[tenant.id], [tenant.id, elsewhere.tenant.id]])
    expect((await send(manager, { user_ids, title: 'By name' })).json().code).toBe('ESTATE_SUSPENDED')
  expect((await send(manager, { user_ids: [elsewhere.tenant.id], title: 'By name' })).statusCode).toBe(201)
  world.services.clock.advance(120_000)
  await world.services.transaction('system', (tx) => enqueue(tx, sendWaiting, {}))
  await world.work()
  expect(await titled(tenant, 'Pay here from now on')).toEqual([])
  expect(await titled(manager, 'An announcement was not sent')).toHaveLength(1)
})
