import { readCommand } from '@gida/contract/domains/phone/commands'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { initializePayment } from '../../../testing/money/paying.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { chainEntries } from '../../audit/index.ts'
import { answer } from '../../phone/core/answer.ts'
import { readPerson } from '../../phone/core/read-person.ts'
import { drawHome } from '../../phone/lite/draw-lite.ts'

const world = useWorld()
let admin: Person
let flat: LetFlat
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
  flat = await letFlat(world)
})

const of = () => `/admin/estates/${flat.estate_id}`
const suspend = (reason = 'Lets homes that are not its own') => admin.post(`${of()}/suspend`, { reason })
const restore = () => admin.post(`${of()}/restore`, { reason: 'The title was shown' })
const shown = async () => (await admin.get(of())).json()
const estateOf = async (person: Person) => (await person.get(`/onboarding/estates/${flat.estate_id}`)).json()

test('finds an estate by its name, its place and its manager, with what it holds', async () => {
  const { name, lga } = await shown()
  for (const words of [name, lga, flat.manager.full_name]) {
    const { data } = (await admin.get(`/admin/estates?search=${encodeURIComponent(words)}`)).json()
    expect([words, data.map(({ id }: { id: string }) => id)]).toEqual([words, [flat.estate_id]])
    expect(data[0]).toMatchObject({
      ...{ let_units: 1, suspension: null, verification: null },
      managers: [{ id: flat.manager.id, full_name: flat.manager.full_name }],
    })
  }
  expect((await admin.get('/admin/estates?mark=SUSPENDED')).json().data).toEqual([])
})

test('in a suspended estate nothing is written, all is read, and it is said why nothing goes', async () => {
  const { manager, tenant, unit_id, estate_id } = flat
  const { reference } = (await initializePayment(flat, { amount: 120_000_000 })).json()
  expect((await suspend()).statusCode).toBe(204)
  expect((await suspend()).json().code).toBe('ILLEGAL_STATE')
  expect(await shown()).toMatchObject({
    suspension: { reason: 'Lets homes that are not its own', suspended_by_name: admin.full_name },
    can: { suspend: false, restore: true },
  })
  const tries = [
    manager.patch(`/onboarding/units/${unit_id}`, { rent_amount: 5 }),
    initializePayment(flat, { amount: 5_000_00 }),
    manager.patch(`/onboarding/estates/${estate_id}`, { name: 'Another' }),
    manager.post('/properties', { estate_id, name: 'Annex', address: '1 Test Road' }),
    manager.post('/auth/invite', { email: 'new@test.gida.ng', role: 'TENANT', estate_id, unit_id }),
  ]
  for (const answer of await Promise.all(tries))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ESTATE_SUSPENDED'])

  expect((await manager.get('/users/me')).statusCode).toBe(200)
  expect(await estateOf(manager)).toMatchObject({ suspended_at: expect.any(String), can: { write: false } })
  expect((await estateOf(tenant)).suspended_at).not.toBeNull()
  expect((await manager.get(`/charges?estate_id=${estate_id}&state=ALL`)).statusCode).toBe(200)
  expect(
    (await manager.post('/analytics/reports', { kind: 'RENT_ROLL', format: 'csv' })).statusCode,
  ).not.toBe(409)
  await payerAt(world.services.config.provider).pays(reference)
  const paid = (await tenant.post('/payments/verify', { reference })).json()
  expect(paid.status).toBe('COMPLETED') // a payment already under way completes

  expect((await restore()).statusCode).toBe(204)
  expect((await restore()).json().code).toBe('ILLEGAL_STATE')
  expect((await manager.patch(`/onboarding/estates/${estate_id}`, { name: 'Open again' })).statusCode).toBe(
    200,
  )
})

test('nobody is told to pay into a suspended estate, in the app or on any phone', async () => {
  const { manager, tenant, estate_id } = await letFlat(world)
  const account = { bank_name: 'Wema Bank', account_number: '0123456789', account_name: 'Palmgrove Clients' }
  expect((await manager.post('/transfers/accounts', { estate_id, ...account })).statusCode).toBe(201)
  const ways = async () => (await tenant.get('/transfers/payment-instructions')).json().data[0]
  const toldBy = async () => {
    const person = await world.services.transaction(tenant.actor, (tx) => readPerson(tx, tenant.actor))
    const texted = answer({ ...person, alert: null, pin: { is: 'RIGHT' } }, readCommand('PAY')).text
    return { texted, page: drawHome({ language: 'en', tapped: undefined }, person, []) }
  }
  expect((await ways()).bank_accounts).toHaveLength(1)
  for (const told of Object.values(await toldBy())) expect(told).toContain('0123456789')

  const estate = `/admin/estates/${estate_id}`
  expect((await admin.post(`${estate}/suspend`, { reason: 'Lets homes of others' })).statusCode).toBe(204)
  expect(await ways()).toMatchObject({ bank_accounts: [], can: { ask_account: false } })
  for (const told of Object.values(await toldBy())) {
    expect(told).not.toContain('0123456789')
    expect(told).toContain('suspended')
  }
  expect((await admin.post(`${estate}/restore`, { reason: 'The title was shown' })).statusCode).toBe(204)
  expect((await ways()).bank_accounts).toHaveLength(1)
})

test('the database holds it too, and lets the server and the super admin through', async () => {
  await suspend()
  const rename = (actor: 'system' | Person['actor']) =>
    world.services.transaction(actor, (tx) =>
      tx.updateTable('property').set({ name: 'By hand' }).where('estate_id', '=', flat.estate_id).execute(),
    )
  await expect(rename(flat.manager.actor)).rejects.toMatchObject({ code: 'ESTATE_SUSPENDED' })
  await rename('system')
  await rename(admin.actor)
  const elsewhere = await letFlat(world) // no other estate is affected
  expect(
    (await elsewhere.manager.patch(`/onboarding/units/${elsewhere.unit_id}`, { bedrooms: 3 })).statusCode,
  ).toBe(200)
  await expect(
    world.services.transaction(flat.manager.actor, (tx) =>
      sql`insert into estate_suspension (estate_id, reason, suspended_by)
        values (${elsewhere.estate_id}, 'By hand', ${flat.manager.id})`.execute(tx),
    ),
  ).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  await restore()
})

test('every table that says its estate stops with it, or stands here with a reason', async () => {
  const open = await withClient(world.ownerUrl, (client) =>
    client.query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'estate_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
        and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'stops_when_suspended%')
      order by 1`),
  )
  const known = Object.values(GOES_ON).flat()
  expect(open.rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

/** Tables that are still written in a suspended estate. */
const GOES_ON: Record<string, string[]> = {
  'follows from a payment that was begun before': [
    ...['account', 'account_balance', 'account_day', 'account_kind_day', 'journal', 'ledger_total'],
    ...['receipt', 'receipt_counter', 'credit_note', 'credit_note_counter', 'owner_lot', 'settled_month'],
    ...['settlement', 'settlement_line', 'settlement_difference', 'known_payer', 'dispute', 'cash_flag'],
  ],
  'a count or a figure that follows from what is counted': [
    ...['arrears_count', 'arrears_month', 'charge_day', 'charge_month', 'estate_change', 'kept_figure'],
    ...[
      'lease_end_day',
      'maintenance_count',
      'owner_month',
      'payment_count',
      'payment_month',
      'people_count',
    ],
    ...['phone_use', 'sms_day', 'vendor_score', 'work_count', 'lease_count', 'payment_total', 'tenant_count'],
  ],
  'keeps people safe': ['alert', 'alert_recipient', 'alert_roster'],
  'talk, and how a person likes to read': ['meeting_poll', 'meeting_series', 'message_report', 'report_view'],
  'who may come in: leaving goes on, and joining needs an invitation or a lease, which stop': [
    ...[
      'api_key_estate',
      'estate_association',
      'joined_tenant',
      'tenancy',
      'import_invitee',
      'reminder_letter',
    ],
  ],
  'what the platform asks for itself, and what comes of it': [
    ...['subscription', 'subscription_month', 'platform_invoice', 'platform_invoice_payment'],
    ...['platform_credit_note', 'platform_reversal', 'platform_entry'],
  ],
  'the platform’s own': [
    'audit_entry',
    'estate_suspension',
    'estate_verification',
    'platform_revenue',
    'feature_override',
    'legal_hold',
    'wording_proposal',
  ],
}

test('an estate is verified on a paper that was seen, which its people and its public page show', async () => {
  const verify = (by = admin) => by.post(`${of()}/verify`, { paper: 'CAC certificate RC 104420' })
  expect((await verify()).statusCode).toBe(204)
  expect((await verify()).json().code).toBe('ILLEGAL_STATE')
  expect((await shown()).verification).toMatchObject({
    ...{ paper: 'CAC certificate RC 104420', verified_by_name: admin.full_name },
  })
  expect((await estateOf(flat.tenant)).verified_at).not.toBeNull()
  expect((await admin.get('/admin/estates?mark=VERIFIED')).json().pagination.total).toBe(1)
  await admin.post(`${of()}/withdraw-verification`, { reason: 'The certificate was another company’s' })
  expect((await estateOf(flat.tenant)).verified_at).toBeNull()
  expect((await shown()).steps.slice(0, 2)).toMatchObject([
    { step: 'WITHDRAWN', by_name: admin.full_name, words: 'The certificate was another company’s' },
    { step: 'VERIFIED', words: 'CAC certificate RC 104420' },
  ])
  await world.services.transaction('system', chainEntries)
  const { data } = (
    await admin.get(`/audit/entries?related_entity_type=estate&related_entity_id=${flat.estate_id}`)
  ).json()
  expect(data.map(({ table }: { table: string }) => table)).toContain('estate_verification')
})

test('is nobody else’s', async () => {
  for (const role of ['ESTATE_MANAGER', 'LANDLORD', 'PROPERTY_MANAGER', 'TENANT'] as const) {
    const other = await signedIn(world, role)
    for (const path of ['/admin/estates', of()])
      expect([role, path, (await other.get(path)).statusCode]).toEqual([role, path, 403])
    expect((await other.post(`${of()}/suspend`, { reason: 'A test' })).statusCode).toBe(403)
  }
})
