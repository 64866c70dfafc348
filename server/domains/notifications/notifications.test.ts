import { randomUUID } from 'node:crypto'
import { addDays, formatDay, formatPeriod, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../platform/db/db.ts'
import { publish } from '../../platform/jobs/events.ts'
import { sendLiveAsRead } from '../../platform/realtime/live.ts'
import { liveRetention } from '../../platform/realtime/retention.ts'
import { forgetExpired } from '../../platform/retention/retention.ts'
import { initializePayment, payAtCheckout } from '../../testing/money/paying.ts'
import { sentTo } from '../../testing/outbox.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat, TERM } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { estateSetupChanged, joinEstate } from '../estates/index.ts'
import { invitationAccepted } from '../invitations/index.ts'
import { leaseAccepted, leaseEnding, leaseStarted } from '../leases/index.ts'
import { runLeaseLifecycle } from '../leases/lifecycle/run-lease-lifecycle.ts'
import { payoutAccountSet } from '../onboarding/index.ts'
import { paymentCompleted, paymentFailed, paymentNeedsReview, paymentUpdated } from '../payments/index.ts'
import { type Notice, notify, notifyAll } from './index.ts'
import { notificationRetention, READ_KEPT_DAYS } from './retention.ts'
import { newsWords } from './words/words.ts'

const world = useWorld()
const DAY_MS = 86_400_000
const PATH = '/communication/notifications'

const asSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const tell = (person: Person, more: Partial<Notice> = {}) =>
  asSystem((tx) =>
    notify(tx, {
      user_id: person.id,
      key: randomUUID(),
      type: 'message',
      title: 'Water is back',
      message: 'The borehole runs again.',
      ...more,
    }),
  )
const listOf = async (person: Person, query = '') => (await person.get(`${PATH}${query}`)).json()
type Live = { seq: number; type: string; data: Record<string, unknown> }
const liveOf = (person: Person) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('live_event')
      .select(['seq', 'type', 'data'])
      .where('user_id', '=', person.id)
      .orderBy('seq')
      .execute(),
  ) as Promise<Live[]>

/** A let flat with an agent who looks after it, and one who looks after another flat of the same estate. */
async function flatWithAgents(options: Parameters<typeof letFlat>[1] = {}) {
  const flat = await letFlat(world, options)
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  const otherAgent = await signedIn(world, 'PROPERTY_MANAGER')
  await asSystem(async (tx) => {
    for (const { id } of [agent, otherAgent]) {
      await tx
        .insertInto('estate_association')
        .values({ estate_id: flat.estate_id, user_id: id, role: 'PROPERTY_MANAGER' })
        .execute()
    }
    const { property_id } = await tx
      .selectFrom('unit')
      .select('property_id')
      .where('id', '=', flat.unit_id)
      .executeTakeFirstOrThrow()
    const other = await tx
      .insertInto('unit')
      .values({ estate_id: flat.estate_id, property_id, name: 'Flat B5' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('unit_assignment')
      .values([
        { unit_id: flat.unit_id, estate_id: flat.estate_id, user_id: agent.id },
        { unit_id: other.id, estate_id: flat.estate_id, user_id: otherAgent.id },
      ])
      .execute()
  })
  return { ...flat, agent, otherAgent }
}

async function begin(flat: LetFlat, amount: number) {
  const begun = await initializePayment(flat, { amount })
  return begun.json() as { payment_id: string; reference: string }
}

async function pay(flat: LetFlat, amount: number) {
  const paid = await payAtCheckout(world, flat, { amount })
  await world.work()
  return paid
}

const change = (payment_id: string, set: object) =>
  asSystem((tx) => tx.updateTable('payment').set(set).where('id', '=', payment_id).execute())

test("lists one's own notifications, newest first, in pages, with what is unread", async () => {
  const ada = await signedIn(world, 'LANDLORD')
  for (let i = 1; i <= 5; i++) {
    await tell(ada, { title: `Notice ${i}`, type: i % 2 ? 'message' : 'calendar', action_url: '/dashboard' })
    world.services.clock.advance(1000)
  }
  const page = await listOf(ada, '?limit=2&page=2')
  expect(page).toMatchObject({ total: 5, page: 2, limit: 2, totalPages: 3, unread_count: 5 })
  expect(page.data.map((one: { title: string }) => one.title)).toEqual(['Notice 3', 'Notice 2'])
  expect(page.data[0]).toEqual({
    id: page.data[0].id,
    type: 'message',
    title: 'Notice 3',
    message: 'The borehole runs again.',
    timestamp: page.data[0].timestamp,
    isRead: false,
    priority: 'medium',
    actionUrl: '/dashboard',
  })
  await ada.patch(`${PATH}/${page.data[0].id}/read`)
  expect(await listOf(ada, '?type=calendar')).toMatchObject({ total: 2, unread_count: 4 })
  expect(await listOf(ada, '?unread=true')).toMatchObject({ total: 4 })
  expect(await listOf(ada, '?unread=false')).toMatchObject({ total: 1 })
  expect((await ada.get(`${PATH}?page=9999&limit=100`)).statusCode).toBe(400)
})

test('what one begins with says which live event it knows of: what comes after is asked for by that number', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  for (const told of [1, 2]) {
    await tell(ada)
    expect((await ada.get('/auth/context')).json()).toMatchObject({ unread_count: told, live_seq: told })
  }
})

test('marks one as read once, and again changes nothing', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  await tell(ada)
  const { data } = await listOf(ada)
  const first = await ada.patch(`${PATH}/${data[0].id}/read`)
  expect(first.json()).toMatchObject({ id: data[0].id, isRead: true })
  const readAt = () =>
    asSystem((tx) => tx.selectFrom('notification').select('read_at').where('id', '=', data[0].id).execute())
  const before = await readAt()
  world.services.clock.advance(60_000)
  expect((await ada.patch(`${PATH}/${data[0].id}/read`)).json()).toEqual(first.json())
  expect(await readAt()).toEqual(before)
  expect((await ada.get(`${PATH}/${data[0].id}`)).json()).toEqual(first.json())
})

test("marks all as read, and only one's own", async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const obi = await signedIn(world, 'TENANT')
  await tell(ada)
  await tell(ada)
  await tell(obi)
  expect((await ada.patch(`${PATH}/read-all`)).json()).toEqual({ marked: 2, unread_count: 0 })
  expect((await ada.patch(`${PATH}/read-all`)).json()).toEqual({ marked: 0, unread_count: 0 })
  expect(await listOf(obi)).toMatchObject({ unread_count: 1 })
})

test.each(['TENANT', 'LANDLORD', 'PROPERTY_MANAGER', 'ESTATE_MANAGER', 'ADMIN'] as const)(
  'shows a %s nothing of anybody else, by list or by id',
  async (role) => {
    const owner = await signedIn(world, 'TENANT')
    await tell(owner)
    const foreign = (await listOf(owner)).data[0].id
    const other = await signedIn(world, role)
    await tell(other)
    expect((await listOf(other)).total).toBe(1)
    for (const id of [foreign, randomUUID()]) {
      expect((await other.get(`${PATH}/${id}`)).statusCode).toBe(404)
      expect((await other.patch(`${PATH}/${id}/read`)).statusCode).toBe(404)
    }
    expect((await other.get(`${PATH}/nonsense`)).statusCode).toBe(400)
    await other.patch(`${PATH}/read-all`)
    expect((await listOf(owner)).unread_count).toBe(1)
  },
)

test('refuses all four calls without a token, and to one whose permission was taken', async () => {
  const calls = [
    ['GET', PATH],
    ['PATCH', `${PATH}/read-all`],
    ['GET', `${PATH}/${randomUUID()}`],
    ['PATCH', `${PATH}/${randomUUID()}/read`],
  ] as const
  const { services, app } = world
  const ada = await signedIn(world, 'LANDLORD')
  const token = await services.tokens.issue({
    ...ada.actor,
    granted: [],
    denied: ['notifications_read', 'notifications_write'],
  })
  for (const [method, path] of calls) {
    expect((await app.inject({ method, url: `/api/v1${path}` })).statusCode).toBe(401)
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.inject({ method, url: `/api/v1${path}`, headers })).statusCode).toBe(403)
  }
})

test('tells a person of one cause once, and each telling goes to their screens with the count', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  await tell(ada, { key: 'borehole' })
  await tell(ada, { key: 'borehole' })
  await tell(ada)
  const live = await liveOf(ada)
  expect(live.map(({ seq, type, data }) => [seq, type, data.unread_count])).toEqual([
    [1, 'notification', 1],
    [2, 'notification', 2],
  ])
  expect((await listOf(ada)).data[1]).toMatchObject({ id: live[0]?.data.id, title: 'Water is back' })
})

test('tells as many at once as there are', async () => {
  const { id: user_id } = await signedIn(world, 'TENANT')
  const causes = Array.from({ length: 9_000 }, (_, at) => `cause:${at}`)
  const about = { user_id, type: 'calendar' as const, title: 'Long list', message: 'One of many' }
  await world.services.transaction('system', (tx) =>
    notifyAll(
      tx,
      causes.map((key) => ({ ...about, key })),
    ),
  )
  const { rows } = await world.owner.query(
    'select count(*)::int as told from notification where user_id = $1',
    [user_id],
  )
  expect(rows).toEqual([{ told: causes.length }])
})

test('counts what is unread right when two causes come at once', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const obi = await signedIn(world, 'TENANT')
  const both = (key: string, people: Person[]) =>
    asSystem((tx) =>
      notifyAll(
        tx,
        people.map(({ id }) => ({
          user_id: id,
          key,
          type: 'alert',
          title: 'Fire drill',
          message: 'At 10:00.',
        })),
      ),
    )
  await Promise.all(Array.from({ length: 12 }, (_, i) => both(`drill ${i}`, i % 2 ? [ada, obi] : [obi, ada])))
  for (const person of [ada, obi]) {
    const counts = (await liveOf(person)).map(({ data }) => data.unread_count)
    expect(counts).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
  }
})

test('tells payer, landlord, manager and agent of a payment that came in, each once and in their words', async () => {
  const flat = await flatWithAgents()
  const { payment_id } = await pay(flat, 35_000_000)
  const amount = '₦350,000'
  const paid = (await listOf(flat.tenant)).data[0]
  expect(paid.title).toBe('Rent paid')
  expect(paid.message).toMatch(
    new RegExp(
      `^Paid\\. The bank has confirmed it\\. ${amount} for Flat B4, Palmgrove Court\\. Your receipt is PC\\d+-\\d{4}-000001\\.$`,
    ),
  )
  expect(paid.actionUrl).toMatch(/^\/dashboard\/receipts\/[0-9a-f-]{36}$/)
  for (const person of [flat.manager, flat.agent]) {
    const { data, total } = await listOf(person)
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({
      type: 'payment',
      title: 'Rent received',
      message: `Test Tenant paid ${amount} for Flat B4, Palmgrove Court.`,
      actionUrl: `/dashboard/payments/${payment_id}`,
    })
  }
  expect(
    (await listOf(flat.landlord, '?type=payment')).data.map((one: { title: string }) => one.title),
  ).toContain('Rent received')
  expect((await listOf(flat.otherAgent)).total).toBe(0)

  await asSystem((tx) => publish(tx, paymentCompleted, { payment_id })) // an event may be delivered twice
  await world.work()
  expect((await listOf(flat.manager)).total).toBe(1)
  const sent = await asSystem((tx) =>
    tx
      .selectFrom('outbox_message')
      .select('key')
      .where('key', 'like', `payment:${payment_id}:completed:%`)
      .orderBy('key')
      .execute(),
  )
  const toLandlord = `payment:${payment_id}:completed:${flat.landlord.id}:mail` // who has no phone number
  expect(sent.map(({ key }) => key)).toEqual([toLandlord])
})

test('tells one person once who is landlord and manager at the same time', async () => {
  const flat = await flatWithAgents()
  await asSystem((tx) =>
    tx
      .insertInto('estate_association')
      .values({ estate_id: flat.estate_id, user_id: flat.landlord.id, role: 'ESTATE_MANAGER' })
      .execute(),
  )
  await pay(flat, 35_000_000)
  const received = (await listOf(flat.landlord)).data.filter(
    (one: { title: string }) => one.title === 'Rent received',
  )
  expect(received).toHaveLength(1)
})

test('asks a landlord without an account once a day for one, with all that waits', async () => {
  const flat = await flatWithAgents()
  const asked = async () =>
    (await listOf(flat.landlord)).data.filter((one: { actionUrl: string }) =>
      one.actionUrl?.endsWith('/payout'),
    )
  await pay(flat, 10_000_000)
  expect(await asked()).toMatchObject([
    {
      title: 'Your rent needs a bank account',
      message: '₦90,000 is held for you. Add the bank account that your rent should be paid into.',
      priority: 'high',
      actionUrl: '/dashboard/settings/payout',
    },
  ])
  await pay(flat, 10_000_000)
  expect(await asked()).toHaveLength(1)

  const day = lagosDay(world.services.clock.now())
  await asSystem((tx) =>
    tx
      .updateTable('notification')
      .set({ key: 'payout_account:1999-12-31' })
      .where('user_id', '=', flat.landlord.id)
      .where('key', '=', `payout_account:${day}`)
      .execute(),
  )
  await pay(flat, 10_000_000)
  expect((await asked()).map((one: { message: string }) => one.message.split(' ')[0])).toEqual([
    '₦270,000',
    '₦90,000',
  ])

  const withAccount = await flatWithAgents({ subaccount_code: `ACCT_${randomUUID().slice(0, 8)}` })
  await pay(withAccount, 10_000_000)
  expect((await listOf(withAccount.landlord)).data).toMatchObject([{ title: 'Rent received' }])
})

test('says at once that a payment failed: to its payer, and quietly to the manager', async () => {
  const flat = await flatWithAgents()
  const { payment_id } = await begin(flat, 35_000_000)
  await change(payment_id, { status: 'FAILED', failure: 'Insufficient funds.' })
  await asSystem((tx) => publish(tx, paymentFailed, { payment_id }))
  await world.work()
  expect((await listOf(flat.tenant)).data).toMatchObject([
    {
      title: 'Payment did not go through',
      message:
        '₦350,000 for Flat B4, Palmgrove Court: the bank said insufficient funds. If your bank took the money, it is safe and will be matched to you.',
      priority: 'high',
    },
  ])
  expect((await listOf(flat.manager)).data).toMatchObject([
    {
      title: 'Payment failed',
      message: 'Test Tenant, ₦350,000 for Flat B4, Palmgrove Court: the bank said insufficient funds.',
      priority: 'low',
    },
  ])
  expect((await listOf(flat.landlord)).total).toBe(0)
  expect((await listOf(flat.agent)).total).toBe(0)
})

test('calls the manager to a payment that needs a person, and the landlord where nobody manages', async () => {
  const flat = await flatWithAgents()
  const { payment_id } = await begin(flat, 35_000_000)
  await change(payment_id, {
    needs_review: true,
    review_reason: 'The amount differs from what was asked for.',
  })
  const ask = async () => {
    await asSystem((tx) => publish(tx, paymentNeedsReview, { payment_id }))
    await world.work()
  }
  await ask()
  expect((await listOf(flat.manager)).data).toMatchObject([
    {
      title: 'A payment needs you',
      message:
        'Test Tenant, ₦350,000 for Flat B4, Palmgrove Court. The amount differs from what was asked for.',
      priority: 'high',
      actionUrl: `/dashboard/payments/${payment_id}`,
    },
  ])
  for (const person of [flat.tenant, flat.landlord, flat.agent]) expect((await listOf(person)).total).toBe(0)

  await asSystem((tx) =>
    tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', flat.manager.id).execute(),
  )
  await ask()
  expect((await listOf(flat.landlord)).data).toMatchObject([{ title: 'A payment needs you' }])
})

test('shows a changed payment to all who may see it, and never the commission to its tenant', async () => {
  const flat = await flatWithAgents()
  const { payment_id } = await begin(flat, 35_000_000)
  await world.work()
  const seen = async (person: Person) =>
    (await liveOf(person))
      .filter(({ type, data }) => type === 'payment_updated' && data.id === payment_id)
      .at(-1)?.data
  expect(await seen(flat.tenant)).toMatchObject({ status: 'PENDING', commission_amount: null })
  for (const person of [flat.landlord, flat.manager, flat.agent]) {
    expect(await seen(person)).toMatchObject({ status: 'PENDING', commission_amount: 3_500_000 })
  }
  expect(await seen(flat.otherAgent)).toBeUndefined()

  await Promise.all([
    asSystem((tx) => publish(tx, paymentUpdated, { payment_id })),
    change(payment_id, { status: 'PROCESSING' }),
    asSystem((tx) => publish(tx, paymentUpdated, { payment_id })),
  ])
  await world.work()
  expect(await seen(flat.tenant)).toMatchObject({ status: 'PROCESSING' })
})

test('says nothing of payments and tenancies to whom the permission to read them was taken from', async () => {
  const flat = await flatWithAgents()
  for (const person of [flat.agent, flat.landlord])
    await asSystem((tx) =>
      tx
        .updateTable('users')
        .set({ permissions_denied: ['payments_read', 'leases_read'] })
        .where('id', '=', person.id)
        .execute(),
    )
  const { payment_id } = await pay(flat, 35_000_000)
  await asSystem(async (tx) => {
    const { id } = await tx
      .selectFrom('lease')
      .select('id')
      .where('unit_id', '=', flat.unit_id)
      .executeTakeFirstOrThrow()
    await publish(tx, leaseEnding, { lease_id: id, days: 30 })
  })
  await world.work()
  const told = async ({ id }: Person) =>
    asSystem(async (tx) => ({
      bells: await tx
        .selectFrom('notification')
        .select('title')
        .where('user_id', '=', id)
        .where('key', 'not like', 'payout_account:%')
        .execute(),
      live: await tx
        .selectFrom('live_event')
        .select('seq')
        .where('user_id', '=', id)
        .where('type', '=', 'payment_updated')
        .execute(),
    }))
  for (const person of [flat.agent, flat.landlord])
    expect(await told(person)).toEqual({ bells: [], live: [] })
  const mails = await sentTo(world, flat.landlord.email)
  expect(mails.filter(({ subject }) => subject === 'Rent received')).toEqual([])
  for (const person of [flat.tenant, flat.manager]) expect((await told(person)).bells).toHaveLength(2)
  expect((await told(flat.tenant)).live.length, payment_id).toBeGreaterThan(0)
})

test('never ends with an older state of a payment, whatever the order in which its changes are told', async () => {
  const flat = await flatWithAgents()
  const { payment_id } = await begin(flat, 35_000_000)
  let told = Promise.resolve()
  await asSystem(async (tx) =>
    sendLiveAsRead(tx, [flat.tenant.id], async () => {
      told = world.work() // its listener waits for the lock on the tenant's stream, which is held here
      await untilOneWaits()
      await change(payment_id, { status: 'PROCESSING' })
      return []
    }),
  )
  await told
  expect((await liveOf(flat.tenant)).at(-1)?.data).toMatchObject({ status: 'PROCESSING' })
})

test('a tenant is told in the language of their account, and the office in its own', async () => {
  const flat = await letFlat(world)
  await flat.tenant.patch('/users/me/notification-choices', { language: 'ha' })
  await pay(flat, 1_000_000)
  const [own] = (await listOf(flat.tenant)).data
  expect(own.title).toBe('An biya: Kuɗin haya')
  expect(own.message).toContain(newsWords.ha.paid.byBank('₦10,000', 'Flat B4, Palmgrove Court'))
  expect((await listOf(flat.manager)).data[0].title).toBe('Rent received')
  const [receipt] = await sentTo(world, flat.tenant.email)
  expect(receipt?.subject).toMatch(/^Rasit .+: ₦10,000\.00 na Flat B4$/)
  expect(receipt?.text).toContain('(Paid. The bank has confirmed it.)')
})

test('shows those who set an estate up that it moved, and welcomes a new tenant', async () => {
  const flat = await flatWithAgents()
  const setups = async (person: Person) =>
    (await liveOf(person)).filter(
      ({ type, data }) => type === 'setup_updated' && data.estate_id === flat.estate_id,
    ).length
  const { id: lease_id } = await asSystem((tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
  await asSystem(async (tx) => {
    await publish(tx, estateSetupChanged, { estate_id: flat.estate_id })
    await publish(tx, payoutAccountSet, { user_id: flat.landlord.id })
    await publish(tx, leaseStarted, { lease_id })
  })
  await world.work()
  expect(await setups(flat.manager)).toBe(3)
  expect(await setups(flat.landlord)).toBe(3)
  for (const person of [flat.tenant, flat.agent]) expect(await setups(person)).toBe(0)
  expect((await listOf(flat.tenant)).data).toMatchObject([
    {
      type: 'tenant',
      title: 'Your home at Palmgrove Court',
      message: `Flat B4 is yours from ${formatPeriod(TERM.start, TERM.end)}. See what is due and pay it here.`,
      actionUrl: '/dashboard',
    },
  ])
})

test('forgets what was read long ago, and never what was not read', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  await tell(ada, { title: 'Read' })
  await ada.patch(`${PATH}/read-all`)
  await tell(ada, { title: 'Not read' })
  const forget = async () => {
    await forgetExpired(world.services, [...liveRetention, ...notificationRetention])
    return asSystem((tx) =>
      tx.selectFrom('notification').select('title').where('user_id', '=', ada.id).orderBy('title').execute(),
    )
  }
  world.services.clock.advance((READ_KEPT_DAYS - 1) * DAY_MS)
  expect(await forget()).toEqual([{ title: 'Not read' }, { title: 'Read' }])
  expect(await liveOf(ada)).toEqual([])
  world.services.clock.advance(2 * DAY_MS)
  expect(await forget()).toEqual([{ title: 'Not read' }])
})

/** Resolves once some transaction waits for a lock. */
async function untilOneWaits(): Promise<void> {
  const waiting = () =>
    asSystem((tx) =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      ),
    )
  while ((await waiting()).rows.length === 0);
}

test('who wrote a lease hears how it goes on, and nothing once they have left the estate', async () => {
  const { estate_id, tenant, manager } = await letFlat(world)
  const writer = await signedIn(world, 'ESTATE_MANAGER')
  const { id: lease_id } = await asSystem(async (tx) => {
    await joinEstate(tx, { estate_id, user_id: writer.id, role: 'ESTATE_MANAGER' })
    return tx
      .updateTable('lease')
      .set({ created_by: writer.id })
      .where('tenant_id', '=', tenant.id)
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  const heard = async (person: Person) => {
    await asSystem(async (tx) => {
      await tx.deleteFrom('notification').where('key', '=', `lease:${lease_id}:accepted`).execute()
      await publish(tx, leaseAccepted, { lease_id })
    })
    await world.work()
    const { data } = await listOf(person)
    return data.filter(({ title }: { title: string }) => title.endsWith(' accepted')).length
  }
  expect(await heard(writer)).toBe(1)
  await asSystem((tx) =>
    tx
      .deleteFrom('estate_association')
      .where('user_id', '=', writer.id)
      .where('estate_id', '=', estate_id)
      .execute(),
  )
  expect(await heard(writer)).toBe(0)
  expect(await heard(manager)).toBe(1)
})

test('a tenant hears that their tenancy has ended, and when', async () => {
  const { unit_id, tenant, manager } = await letFlat(world)
  const ended = await manager.post(`/onboarding/units/${unit_id}/remove-tenant`, { reason: 'Left for Jos' })
  expect(ended.statusCode).toBe(200)
  await world.work()
  const [first] = (await listOf(tenant)).data
  expect(first).toMatchObject({ title: 'Your tenancy has ended', type: 'tenant' })
  expect(first.message).toContain(`The last day is ${formatDay(world.today())}`)
  const [mail] = await sentTo(world, tenant.email)
  expect(mail).toMatchObject({ subject: first.title, links: [expect.stringContaining('/dashboard/leases/')] })
  expect(mail?.text).toContain(first.message)
})

test('all of a home hear at once that its last day is set, its tenant by mail too, and again as it comes near', async () => {
  const { unit_id, tenant, manager, landlord } = await letFlat(world)
  const date = addDays(world.today(), 45)
  const set = await manager.post(`/onboarding/units/${unit_id}/remove-tenant`, {
    ...{ reason: 'Moves to Jos', date },
  })
  expect(set.statusCode, set.body).toBe(200)
  await world.work()
  const [first] = (await listOf(tenant)).data
  expect(first.title).toBe('Your lease ends in 45 days')
  expect(first.message).toContain(`Its last day is set: ${formatDay(date)}`)
  for (const person of [manager, landlord])
    expect((await listOf(person)).data[0]).toMatchObject({ title: 'A lease ends in 45 days' })
  const mails = async () => (await sentTo(world, tenant.email)).map(({ subject }) => subject)
  expect((await mails())[0]).toBe('Your lease ends in 45 days')

  const titles = () =>
    asSystem((tx) =>
      tx
        .selectFrom('notification')
        .select('title')
        .where('user_id', '=', tenant.id)
        .where('key', 'like', 'lease:%:ends:%')
        .orderBy('created_at')
        .execute(),
    )
  for (const days of [1, 19]) {
    world.services.clock.advance(days * DAY_MS)
    await runLeaseLifecycle(world.services)
    await world.work()
  }
  expect((await titles()).map(({ title }) => title)).toEqual([
    'Your lease ends in 45 days',
    'Your lease ends in 25 days',
  ])
  expect((await mails()).filter((subject) => subject?.startsWith('Your lease ends'))).toHaveLength(1)
})

test('who invited somebody hears that they came; once they have left the estate, its managers do', async () => {
  const { estate_id, manager } = await letFlat(world)
  const inviter = await signedIn(world, 'ESTATE_MANAGER')
  await asSystem((tx) => joinEstate(tx, { estate_id, user_id: inviter.id, role: 'ESTATE_MANAGER' }))
  const newcomer = await signedIn(world, 'LANDLORD')
  const comes = async (meanwhile: (tx: Tx) => Promise<unknown> = async () => undefined) => {
    const invited = await inviter.post('/auth/invite', {
      ...{ email: `${randomUUID()}@test.gida.ng`, role: 'LANDLORD', estate_id },
    })
    expect(invited.statusCode, invited.body).toBe(201)
    await asSystem(meanwhile)
    await asSystem((tx) =>
      publish(tx, invitationAccepted, { invitation_id: invited.json().id, user_id: newcomer.id }),
    )
    await world.work()
    const key = `invitation:${invited.json().id}:accepted`
    const told = await asSystem((tx) =>
      tx.selectFrom('notification').select('user_id').where('key', '=', key).execute(),
    )
    return told.map(({ user_id }) => user_id)
  }
  expect(await comes()).toEqual([inviter.id])
  expect(
    await comes((tx) => tx.deleteFrom('estate_association').where('user_id', '=', inviter.id).execute()),
  ).toEqual([manager.id])
})
