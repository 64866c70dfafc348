import { randomBytes } from 'node:crypto'
import {
  CONSENT_PURPOSES,
  type Consent,
  PUBLISHED_TEXTS,
  versionOf,
} from '@gida/contract/domains/privacy/consents'
import { afterEach, expect, test } from 'vitest'
import { retention } from '../../../app.ts'
import { forgetExpired } from '../../../platform/retention/retention.ts'
import { sha256Hex } from '../../../platform/sha256.ts'
import { tokenSentTo } from '../../../testing/outbox.ts'
import { callsWith, signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { notify } from '../../notifications/index.ts'
import { textOf } from './texts.ts'

const world = useWorld()
const terms = PUBLISHED_TEXTS.TERMS as string[]
const published = terms.length
afterEach(() => terms.splice(published))

type Caller = ReturnType<typeof callsWith>
const agreedTo = async (person: Caller) =>
  (await person.get('/privacy/consents')).json() as { data: Consent[]; asked: { purpose: string }[] }
const consentsOf = (user_id: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('consent').selectAll().where('user_id', '=', user_id).execute(),
  )
const aPhone = () => `+234803${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`

const device = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(9).toString('hex')}`,
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
})

async function register() {
  const answer = await world.app.inject({
    ...{ method: 'POST', url: '/api/v1/auth/register' },
    payload: {
      email: `new-${randomBytes(5).toString('hex')}@example.ng`,
      ...{ password: 'Harmattan-Mango-77', full_name: 'Ada Obi', role: 'LANDLORD' },
    },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const { access_token, user } = answer.json()
  return { id: user.id as string, ...callsWith(world.app, access_token) }
}

test('each text that stands is the last that was published: one that is changed needs a new version', () => {
  for (const purpose of CONSENT_PURPOSES)
    expect(sha256Hex(textOf(purpose).text), `Add the hash of ${purpose} to PUBLISHED_TEXTS`).toBe(
      PUBLISHED_TEXTS[purpose].at(-1),
    )
})

test('whoever opens an account has agreed to the terms and the notice, with the text as it stood', async () => {
  const person = await register()
  const { data, asked } = await agreedTo(person)
  expect(asked).toEqual([])
  expect(data.map(({ purpose }) => purpose).sort()).toEqual(['PRIVACY', 'TERMS'])
  expect(data.find(({ purpose }) => purpose === 'TERMS')).toMatchObject({
    ...{ version: versionOf('TERMS'), sha256: PUBLISHED_TEXTS.TERMS.at(-1), channel: 'WEB', language: 'en' },
    ...{ text: expect.stringContaining('It is not a party to any tenancy'), can_withdraw: false },
  })
  expect((await person.get('/auth/context')).json()).not.toHaveProperty('asks_consent')
})

test('whoever accepts an invitation agrees too, by the way that the link came', async () => {
  const { manager, estate_id } = await letFlat(world)
  const phone = aPhone()
  await manager.post('/auth/invite', { phone, role: 'TENANT', estate_id })
  const accepted = await world.app.inject({
    ...{ method: 'POST', url: `/api/v1/auth/invite/${await tokenSentTo(world, phone)}/accept` },
    payload: { full_name: 'Ada Obi', password: 'Harmattan-Mango-77' },
  })
  const rows = await consentsOf(accepted.json().user.id)
  expect(rows.map(({ purpose, channel }) => [purpose, channel])).toEqual([
    ['TERMS', 'SMS'],
    ['PRIVACY', 'SMS'],
  ])
})

test('a new version is asked for and blocks nothing; the old one stays readable', async () => {
  const person = await register()
  terms.push('0'.repeat(64))
  const context = await person.get('/auth/context')
  expect(context.json().asks_consent).toBe(true)
  expect((await person.get('/estates')).statusCode).toBe(200)
  expect((await agreedTo(person)).asked).toEqual([
    { purpose: 'TERMS', version: published + 1, title: 'Terms', is_new: true },
  ])
  const agree = (version: number) =>
    person.post('/privacy/consents', { consents: [{ purpose: 'TERMS', version }] })
  expect((await agree(published)).json().code).toBe('ILLEGAL_STATE')
  expect((await agree(published + 1)).statusCode).toBe(204)
  expect((await agree(published + 1)).statusCode).toBe(204)
  const { data, asked } = await agreedTo(person)
  expect(asked).toEqual([])
  expect(data.filter(({ purpose }) => purpose === 'TERMS').map(({ version }) => version)).toEqual([
    published + 1,
    published,
  ])
})

test('whoever has an account that others made is asked at their first sign-in', async () => {
  const person = await signedIn(world, 'TENANT')
  expect((await person.get('/auth/context')).json().asks_consent).toBe(true)
  expect((await agreedTo(person)).asked).toMatchObject([
    { purpose: 'TERMS', is_new: false },
    { purpose: 'PRIVACY', is_new: false },
  ])
})

test('push that is taken back rings no more, also where a message waits already', async () => {
  const person = await signedIn(world, 'TENANT')
  await person.patch('/users/me/notification-choices', { wants_quiet: false }) // would otherwise wait until morning
  expect((await person.post('/communication/push', device())).statusCode).toBe(204)
  await person.post('/communication/push', device())
  const pushes = (data: Consent[]) => data.filter(({ purpose }) => purpose === 'PUSH')
  expect(pushes((await agreedTo(person)).data)).toMatchObject([{ can_withdraw: true, withdrawn_at: null }])
  await world.services.transaction('system', (tx) =>
    notify(tx, {
      ...{ user_id: person.id, key: 'waits', type: 'tenant', title: 'A letter', message: 'It is there.' },
      action_url: '/dashboard',
    }),
  )
  expect((await person.post('/privacy/consents/PUSH/withdraw')).statusCode).toBe(204)
  await world.work()
  const sent = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message as message')
      .innerJoin('delivery_intent as intent', 'intent.id', 'message.intent_id')
      .select('message.state')
      .where('intent.user_id', '=', person.id)
      .where('message.channel', '=', 'PUSH')
      .execute(),
  )
  expect(sent.map(({ state }) => state)).toEqual(['FAILED'])
  expect(pushes((await agreedTo(person)).data)).toMatchObject([
    { can_withdraw: false, withdrawn_at: expect.any(String) },
  ])
})

test('access for support ends with its consent, and each giving is a row of its own', async () => {
  const person = await signedIn(world, 'TENANT')
  for (let i = 0; i < 2; i++) await person.post('/auth/support-access')
  await person.post('/privacy/consents/SUPPORT/withdraw')
  expect((await person.get('/auth/support-access')).json().consent_until).toBeNull()
  const rows = await consentsOf(person.id)
  expect(rows.map(({ until, withdrawn_at }) => [until !== null, withdrawn_at !== null])).toEqual([
    [true, true],
    [true, true],
  ])
  expect((await person.post('/privacy/consents/TERMS/withdraw')).statusCode).toBe(400)
})

test('the copy of one’s data holds it; others read counts by version, and nobody by name', async () => {
  const person = await register()
  const admin = await signedIn(world, 'ADMIN')
  expect((await person.get('/privacy/consents/counts')).statusCode).toBe(403)
  const { data } = (await admin.get('/privacy/consents/counts')).json()
  expect(data).toContainEqual(
    expect.objectContaining({ purpose: 'TERMS', version: published, given: expect.any(Number) }),
  )
  const seen = await world.services.transaction(admin.actor, (tx) =>
    tx.selectFrom('consent').select('id').where('user_id', '=', person.id).execute(),
  )
  expect(seen).toEqual([])
  const held = (await person.get('/privacy/held')).json().data
  expect(held).toContainEqual(expect.objectContaining({ key: 'CONSENTS', entries: 2 }))
})

test('the proof is kept for three years after it was taken back, and no longer', async () => {
  const person = await signedIn(world, 'TENANT')
  await person.post('/auth/support-access')
  await person.post('/privacy/consents/SUPPORT/withdraw')
  const forget = () =>
    forgetExpired(
      world.services,
      retention.filter(({ table }) => table === 'consent'),
    )
  const { clock } = world.services
  clock.advance((3 * 365 - 1) * 86_400_000)
  await forget()
  expect(await consentsOf(person.id)).toHaveLength(1)
  clock.advance(2 * 86_400_000)
  await forget()
  expect(await consentsOf(person.id)).toEqual([])
})
