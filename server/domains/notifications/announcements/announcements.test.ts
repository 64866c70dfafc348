import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { beforeAll, expect, test } from 'vitest'
import { trySpending } from '../../../platform/allowances/allowance.ts'
import { type LetFlat, letFlat } from '../../../testing/let-flat.ts'
import { sentTo } from '../../../testing/mailbox.ts'
import type { Person } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'
import { ofSender } from './send-announcement.ts'

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
  expect(answer.json()).toEqual({ id: expect.any(String), recipients: 1 })
  await world.work()
  expect((await read(flat.tenant)).data).toMatchObject([{ title: 'Light', message: said.message }])
  for (const person of [flat.landlord, flat.manager, other.tenant]) expect((await read(person)).total).toBe(0)
  const mails = await sentTo(world, flat.tenant.email)
  expect(mails.filter(({ subject }) => subject === 'Light')).toHaveLength(1)

  expect((await send(flat.manager, audience())).json().recipients).toBeGreaterThan(1)
  expect((await send(flat.manager, audience({ role: 'LANDLORD' }))).json().recipients).toBe(2)
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
    sms_parts: 1,
    sms_cost: 500,
    texts_at: null,
  })
  expect(preview.sms_text).toContain('Se e gbo? Light is back.')
  expect(
    (await read(flat.tenant)).data.filter(({ title }: { title: string }) => title === 'Preview'),
  ).toEqual([])

  await world.services.transaction('system', (tx) =>
    tx.insertInto('reminder_rule').values({ estate_id: flat.estate_id, sms_daily_limit: 900 }).execute(),
  )
  expect((await send(flat.manager, wanted)).statusCode).toBe(201)
  expect((await send(flat.manager, wanted)).json().code).toBe('SMS_LIMIT_REACHED')
  const texts = (await sentTo(world, '+2348030000077')).filter(({ body }) => body.includes('Light is back'))
  expect(texts).toHaveLength(1)
})

test('several at once: a bad row says why, by its place, and keeps out no other', async () => {
  const rows = [
    { ...said, ...audience({ role: 'TENANT' }) },
    { ...said, title: '', ...audience() },
    { ...said, audience: { estate_id: other.estate_id } },
    { ...said, user_ids: [flat.tenant.id] },
    'nonsense',
  ]
  const { succeeded, failed } = (await flat.manager.post(`${PATH}/bulk`, { notifications: rows })).json()
  expect(succeeded).toBe(2)
  expect(failed.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
    [1, 'VALIDATION_ERROR'],
    [2, 'ESTATE_NOT_FOUND'],
    [4, 'VALIDATION_ERROR'],
  ])
})

test('shows afterwards, by name, who has it and who has read it, and counts it', async () => {
  const { id } = (await send(flat.manager, { ...audience({ role: 'TENANT' }), title: 'By name' })).json()
  await world.work()
  const path = `/communication/announcements/${id}`
  const before = (await flat.manager.get(path)).json()
  expect(before).toMatchObject({ title: 'By name', recipients: 1, read: 0 })
  expect(before.people[0]).toMatchObject({ user_id: flat.tenant.id, read_at: null })
  expect(before.people[0].deliveries).toMatchObject([{ channel: 'EMAIL', state: 'ACCEPTED' }])
  expect(before.by_channel.EMAIL).toEqual({ sent: 1, delivered: 1, failed: 0 })

  const notice = (await read(flat.tenant)).data.find(({ title }: { title: string }) => title === 'By name')
  await flat.tenant.patch(`${PATH}/${notice.id}/read`)
  expect((await flat.manager.get(path)).json()).toMatchObject({ read: 1 })
  expect((await flat.manager.get('/communication/announcements')).json().data[0]).toMatchObject({ read: 1 })
  for (const person of [other.manager, flat.tenant]) expect((await person.get(path)).statusCode).toBe(404)

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

test('a manager who presses and presses is stopped for a while', async () => {
  const { id } = other.manager
  await world.services.transaction('system', async (tx) => {
    for (let i = 0; i < 120; i++) await trySpending(tx, ofSender(id))
  })
  const rows = [{ ...said, user_ids: [other.tenant.id] }]
  const { failed } = (await other.manager.post(`${PATH}/bulk`, { notifications: rows })).json()
  expect(failed).toMatchObject([{ index: 0, code: 'TOO_MANY_REQUESTS' }])
  expect((await send(other.manager, { user_ids: [other.tenant.id] })).statusCode).toBe(429)
})
