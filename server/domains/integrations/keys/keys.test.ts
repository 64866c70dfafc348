import type { MadeApiKey, NewApiKey } from '@gida/contract/domains/integrations/api-key'
import { KEY_CALLS_A_MINUTE, KEY_SCOPES } from '@gida/contract/domains/integrations/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '../../../platform/access/actor.ts'
import { makeLog } from '../../../platform/log/log.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { phonePhoto } from '../../../testing/files/photo.ts'
import { upload } from '../../../testing/files/uploads.ts'
import { offlinePaymentsIn } from '../../../testing/money/offline-payments.ts'
import { payAtCheckout } from '../../../testing/money/paying.ts'
import { sentTo } from '../../../testing/outbox.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { setUpSecondFactor } from '../../../testing/people/second-factor.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { admitKey } from './admit-key.ts'
import { isKeyText, makeKeyText } from './key-text.ts'

const world = useWorld()
const { record, once } = offlinePaymentsIn(world)
const HOUR_MS = 3_600_000

const asked = ({ estate_id }: LetFlat, more: Partial<NewApiKey> = {}): NewApiKey => ({
  ...{
    name: 'Accounts',
    scopes: ['payments_read', 'properties_read', 'estate_read'],
    estate_ids: [estate_id],
  },
  ...more,
})
async function keyOf(flat: LetFlat, more: Partial<NewApiKey> = {}): Promise<MadeApiKey> {
  const answer = await flat.manager.post('/integrations/keys', asked(flat, more))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const call = (
  key: string,
  path: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET',
  payload?: object,
) =>
  world.app.inject({
    ...{ method, url: `/api/v1${path}`, headers: { authorization: `Bearer ${key}` } },
    ...(payload && { payload }),
  })
const codeOf = async (key: string, path = '/payments') => (await call(key, path)).json().code
const keysOf = async (person: Person) => (await person.get('/integrations/keys')).json().data as MadeApiKey[]
const inSystem = (statement: ReturnType<typeof sql>) =>
  world.services.transaction('system', (tx) => statement.execute(tx))

test('a key is shown once: its hash alone is kept, and a mistyped one is known without a look', async () => {
  const flat = await letFlat(world)
  const { key, ...shown } = await keyOf(flat)
  expect(key).toMatch(/^gida_test_[0-9A-Za-z]{38}$/)
  expect(isKeyText(key)).toBe(true)
  expect(isKeyText(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`)).toBe(false)
  expect(isKeyText(makeKeyText('gida_live_'))).toBe(true)
  expect(shown).toMatchObject({ prefix: 'gida_test_', last_four: key.slice(-4), status: 'ACTIVE' })
  expect(JSON.stringify(await keysOf(flat.manager))).not.toContain(key.slice(10, -4))
  const kept = await world.services.transaction('system', (tx) =>
    tx.selectFrom('api_key').selectAll().where('id', '=', shown.id).executeTakeFirstOrThrow(),
  )
  expect(kept.key_hash).toEqual(sha256(key))
  expect(JSON.stringify(kept)).not.toContain(key.slice(10, -4))
})

test('a key never gives more than its scopes, and never more than its owner may do now', async () => {
  const flat = await letFlat(world)
  const { key } = await keyOf(flat)
  expect((await call(key, '/payments')).statusCode).toBe(200)
  expect((await call(key, '/tenants')).json()).toMatchObject({
    code: 'PERMISSION_DENIED',
    details: { needs: 'tenants_read' },
  })
  const beyond = await flat.manager.post('/integrations/keys', {
    ...asked(flat),
    scopes: ['payments_refund'],
  })
  expect(beyond.statusCode).toBe(400)
  await inSystem(sql`update users set permissions_denied = '{payments_read}', rights_version = rights_version + 1
    where id = ${flat.manager.id}`)
  expect(await codeOf(key)).toBe('PERMISSION_DENIED')
  expect((await call(key, '/properties')).statusCode).toBe(200)
})

test('a key reaches its own estates alone, in every table', async () => {
  const mine = await letFlat(world)
  const other = await letFlat(world, { manager: mine.manager })
  await payAtCheckout(world, mine, { amount: 1_000_000 })
  await payAtCheckout(world, other, { amount: 1_000_000 })
  const { key } = await keyOf(mine, { scopes: [...KEY_SCOPES] })
  const estates = (await call(key, '/estates')).json().data.map(({ id }: { id: string }) => id)
  expect(estates).toEqual([mine.estate_id])
  expect((await call(key, `/onboarding/units/${other.unit_id}`)).statusCode).toBe(404)
  expect((await call(key, `/payments?estate_id=${other.estate_id}`)).json().data ?? []).toEqual([])

  expect((await strays(mine.manager.actor, other)).length).toBeGreaterThan(10) // their owner sees both
  expect(await strays(await admitKey(world.services, key), other)).toEqual([])
})

test('a key does not reach what its owner did themselves in another estate, nor their own papers there', async () => {
  const other = await letFlat(world)
  const { manager, estate_id, unit_id } = other
  const mine = await letFlat(world, { manager })
  await record(manager, other)
  const banked = { estate_id, amount: 1_000, banked_on: world.today(), slip: 'SLIP 1' }
  const leak = {
    ...{ title: 'Kitchen tap is leaking', category: 'WATER', answers: { sign: 'LEAK', amount: 'RUNS' } },
  }
  const fire = { title: 'Fire', message: 'Leave by the stairs', severity: 'critical' }
  for (const answer of [
    await once(manager, '/payments/cash/bank', banked),
    await manager.post(`/onboarding/units/${unit_id}/maintenance`, leak),
    await manager.post('/auth/invite', { email: 'new@test.gida.ng', role: 'TENANT', estate_id }),
    await manager.post('/communication/emergency-alert', {
      ...{ ...fire, estate_id, confirm_name: 'Palmgrove Court' },
    }),
    await upload(world, manager, '/documents/upload', {
      ...{ document_type: 'IDENTITY', related_entity_type: 'person', related_entity_id: manager.id },
      file: new File([new Uint8Array(await phonePhoto(600, 400))], 'passport.jpg', { type: 'image/jpeg' }),
    }),
  ])
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  const { key } = await keyOf(mine, { scopes: [...KEY_SCOPES] })
  for (const path of [
    '/alerts/delivery-stats',
    '/onboarding/units/maintenance',
    '/invitations',
    '/documents',
  ])
    expect([path, (await call(key, path)).json().data]).toEqual([path, []])
  expect(await strays(await admitKey(world.services, key), other)).toEqual([])
})

/** The tables in which somebody sees a row of that estate. */
const strays = (actor: Actor, { estate_id }: LetFlat) =>
  world.services.transaction(actor, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns join pg_class c on c.relname = table_name
      where table_schema = 'public' and column_name = 'estate_id' and c.relkind in ('r', 'p')
        and has_table_privilege('gida_app', c.oid, 'select')`.execute(tx)
    const found: string[] = []
    for (const { name } of rows) {
      const stray = await sql`select from ${sql.table(name)} where estate_id = ${estate_id} limit 1`.execute(
        tx,
      )
      if (stray.rows.length > 0) found.push(name)
    }
    return found
  })

test('a key does not reach the vendors, the assets and the papers of another estate in which its owner is staff', async () => {
  const mine = await letFlat(world)
  const { manager, estate_id } = await letFlat(world, { manager: mine.manager })
  const made = async (answer: { statusCode: number; body: string; json(): { id: string } }) => {
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().id
  }
  const vendor = await made(
    await manager.post('/vendors', {
      ...{ name: 'Sunday Okafor', kind: 'PERSON', trades: ['WATER'], area: 'Ajah' },
      ...{ phone: '0803 123 4567', wht_class: 'BUILDING', estate_ids: [estate_id] },
    }),
  )
  const asset = await made(
    await manager.post('/maintenance/assets', { estate_id, kind: 'GENERATOR', name: 'Generator 2' }),
  )
  const paper = await made(
    await upload(world, manager, '/documents/upload', {
      ...{ document_type: 'OTHER', related_entity_type: 'estate', related_entity_id: estate_id },
      file: new File([new Uint8Array(await phonePhoto(600, 400))], 'rules.jpg', { type: 'image/jpeg' }),
    }),
  )
  const { key } = await keyOf(mine, { scopes: [...KEY_SCOPES] })
  for (const path of ['/vendors', '/maintenance/assets', '/documents'])
    expect([path, (await call(key, path)).json().data]).toEqual([path, []])
  for (const path of [`/vendors/${vendor}`, `/maintenance/assets/${asset}`, `/documents/${paper}`])
    expect([path, (await call(key, path)).statusCode]).toEqual([path, 404])
  const reading = { hours: 12, read_on: world.today() }
  expect((await call(key, `/maintenance/assets/${asset}/readings`, 'POST', reading)).statusCode).not.toBe(201)
})

test('what sends money out, gives rights or is one person’s own is never done by a key', async () => {
  const flat = await letFlat(world)
  const { key } = await keyOf(flat, { scopes: [...KEY_SCOPES] })
  for (const [method, path, body] of [
    ['GET', '/users/me'],
    ['POST', '/auth/change-password', {}],
    ['POST', '/onboarding/complete-bank-setup', {}],
    ['POST', `/estates/${flat.estate_id}/managers`, {}],
    ['POST', '/estates/quick-create', {}],
    ['POST', `/charges/${flat.charge_ids[0]}/waive`, {}],
    ['POST', '/analytics/reports', {}],
    ['GET', '/integrations/keys'],
    ['POST', '/integrations/keys', {}],
  ] as const) {
    const answer = await call(key, path, method, body)
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'API_KEY_NOT_ALLOWED'])
  }
  for (const path of [
    '/payments/refunds',
    '/remittances/send',
    '/auth/invite',
    '/communication/emergency-alert',
  ])
    expect((await call(key, path, 'POST', {})).json().code, path).toBe('PERMISSION_DENIED')
})

test('who has a second factor shows a code to make a key; a tenant, a landlord and an administrator make none', async () => {
  const flat = await letFlat(world)
  await setUpSecondFactor(world, flat.manager)
  await inSystem(sql`update session set confirmed_until = null where user_id = ${flat.manager.id}`)
  const answer = await flat.manager.post('/integrations/keys', asked(flat))
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  for (const who of [flat.tenant, flat.landlord, await signedIn(world, 'ADMIN')])
    expect((await who.post('/integrations/keys', asked(flat))).statusCode, who.role).toBe(403)
  const stranger = await letFlat(world)
  expect((await stranger.manager.post('/integrations/keys', asked(flat))).statusCode).toBe(404)
})

test('a key ends when it is revoked, when its day has come, and when its owner leaves or may come in no more', async () => {
  const flat = await letFlat(world)
  const revoked = await keyOf(flat)
  expect((await flat.manager.delete(`/integrations/keys/${revoked.id}`)).statusCode).toBe(204)
  expect((await flat.manager.delete(`/integrations/keys/${revoked.id}`)).statusCode).toBe(204)
  expect(await codeOf(revoked.key)).toBe('API_KEY_INVALID')
  expect(await codeOf(makeKeyText('gida_live_'))).toBe('API_KEY_INVALID')
  expect((await keysOf(flat.manager))[0]).toMatchObject({ id: revoked.id, status: 'REVOKED' })

  const { key } = await keyOf(flat)
  await inSystem(sql`update users set status = 'INACTIVE' where id = ${flat.manager.id}`)
  expect(await codeOf(key)).toBe('API_KEY_INVALID')
  await inSystem(sql`update users set status = 'ACTIVE' where id = ${flat.manager.id}`)
  expect((await call(key, '/payments')).statusCode).toBe(200)
  await inSystem(sql`delete from estate_association where user_id = ${flat.manager.id}`)
  expect(await codeOf(key)).toBe('API_KEY_INVALID')

  const other = await letFlat(world)
  const short = await keyOf(other, { expires_in_days: 1 })
  world.services.clock.advance(25 * HOUR_MS)
  expect(await codeOf(short.key)).toBe('API_KEY_INVALID')
})

test('a key whose owner has left all of its estates is not replaced', async () => {
  const flat = await letFlat(world)
  const { id } = await keyOf(flat)
  await inSystem(sql`delete from estate_association where user_id = ${flat.manager.id}`)
  const answer = await flat.manager.post(`/integrations/keys/${id}/rotate`)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'ILLEGAL_STATE'])
})

test('its owner hears of each key by mail, also of one that somebody else made in their session', async () => {
  const flat = await letFlat(world)
  const { id } = await keyOf(flat, { name: 'Not mine' })
  await flat.manager.post(`/integrations/keys/${id}/rotate`)
  const mails = (await sentTo(world, flat.manager.email)).filter(({ subject }) =>
    subject?.includes('API key'),
  )
  expect(mails).toHaveLength(2)
  expect(mails[0]?.text).toMatch(
    /“Not mine” was created for Palmgrove Court\..+even after you set a new password/,
  )
  const bell = (await flat.manager.get('/communication/notifications')).json().data
  expect(bell.map(({ title }: { title: string }) => title)).toContain('An API key was created in your name')
})

test('a key whose owner has left is shown as ended to who manages the estate on, and stays so when they come back', async () => {
  const flat = await letFlat(world)
  const { id, key } = await keyOf(flat)
  const fellow = await signedIn(world, 'ESTATE_MANAGER')
  const join = (user_id: string) =>
    inSystem(sql`insert into estate_association (estate_id, user_id, role)
      values (${flat.estate_id}, ${user_id}, 'ESTATE_MANAGER')`)
  await join(fellow.id)
  expect(await keysOf(fellow)).toMatchObject([{ id, status: 'ACTIVE' }])
  const left = await fellow.delete(`/estates/${flat.estate_id}/managers/${flat.manager.id}`)
  expect(left.statusCode, left.body).toBe(204)
  expect(await keysOf(fellow)).toMatchObject([{ id, status: 'REVOKED' }])
  await join(flat.manager.id)
  expect(await codeOf(key)).toBe('API_KEY_INVALID')
})

test('a key for two estates ends for good in the one that its owner leaves, also when they come back', async () => {
  const [flat, other] = [await letFlat(world), await letFlat(world)]
  const join = (estate_id: string) =>
    inSystem(sql`insert into estate_association (estate_id, user_id, role)
      values (${estate_id}, ${flat.manager.id}, 'ESTATE_MANAGER')`)
  await join(other.estate_id)
  const { key } = await keyOf(flat, { estate_ids: [flat.estate_id, other.estate_id] })
  const reached = async () =>
    (await call(key, '/estates'))
      .json()
      .data.map(({ id }: { id: string }) => id)
      .sort()
  expect(await reached()).toEqual([flat.estate_id, other.estate_id].sort())
  const left = await other.manager.delete(`/estates/${other.estate_id}/managers/${flat.manager.id}`)
  expect(left.statusCode, left.body).toBe(204)
  await join(other.estate_id)
  expect(await reached()).toEqual([flat.estate_id])
  expect((await keysOf(flat.manager))[0]).toMatchObject({
    status: 'ACTIVE',
    estates: [{ id: flat.estate_id }],
  })
})

test('another key takes its place, and the one before works for a day more', async () => {
  const flat = await letFlat(world)
  const first = await keyOf(flat)
  const answer = await flat.manager.post(`/integrations/keys/${first.id}/rotate`)
  expect(answer.statusCode, answer.body).toBe(201)
  const second: MadeApiKey = answer.json()
  expect(second).toMatchObject({ name: first.name, scopes: first.scopes, estates: first.estates })
  expect((await flat.manager.post(`/integrations/keys/${first.id}/rotate`)).json().code).toBe('ILLEGAL_STATE')
  for (const { key } of [first, second]) expect((await call(key, '/payments')).statusCode).toBe(200)
  const listed = await keysOf(flat.manager)
  expect(listed.map(({ id, status }) => [id, status])).toEqual([
    [second.id, 'ACTIVE'],
    [first.id, 'REPLACED'],
  ])
  world.services.clock.advance(24 * HOUR_MS + 1)
  expect(await codeOf(first.key)).toBe('API_KEY_INVALID')
  expect((await call(second.key, '/payments')).statusCode).toBe(200)
})

test('another manager of the estate sees the key and shuts it out; nobody else sees it', async () => {
  const flat = await letFlat(world)
  const { id, key } = await keyOf(flat)
  const fellow = await signedIn(world, 'ESTATE_MANAGER')
  await inSystem(sql`insert into estate_association (estate_id, user_id, role)
    values (${flat.estate_id}, ${fellow.id}, 'ESTATE_MANAGER')`)
  expect(await keysOf(fellow)).toMatchObject([{ id, owner: { full_name: flat.manager.full_name } }])
  expect((await fellow.post(`/integrations/keys/${id}/rotate`)).statusCode).toBe(404)
  const stranger = await signedIn(world, 'ESTATE_MANAGER')
  expect(await keysOf(stranger)).toEqual([])
  expect((await stranger.delete(`/integrations/keys/${id}`)).statusCode).toBe(404)
  expect((await fellow.delete(`/integrations/keys/${id}`)).statusCode).toBe(204)
  expect(await codeOf(key)).toBe('API_KEY_INVALID')
})

test('a key in an address is refused, and stands in no line of the log', async () => {
  const { key } = await keyOf(await letFlat(world))
  for (const url of [`/api/v1/payments?key=${key}`, `/files/${key.replaceAll('_', '%5F')}`, `/${key}`]) {
    const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${key}` } })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'API_KEY_IN_ADDRESS'])
  }
  const lines: string[] = []
  const log = makeLog('info', { write: (line) => void lines.push(line) })
  log.error({ error: new Error(`Bearer ${key} was refused`), said: [key] }, `with ${key}`)
  expect(lines.join('')).toContain('was refused')
  expect(lines.join('')).not.toContain(key.slice(10))
})

test('a key that asks too much is told when to come again, and no other key waits for it', async () => {
  const flat = await letFlat(world)
  const [busy, calm] = [await keyOf(flat), await keyOf(flat)]
  const first = await call(busy.key, '/payments')
  expect(first.headers).toMatchObject({
    'ratelimit-policy': `"key";q=${KEY_CALLS_A_MINUTE};w=60`,
    ratelimit: `"key";r=${KEY_CALLS_A_MINUTE - 1};t=1`,
  })
  const wanted = { name: 'api_key', spender: busy.id, most: KEY_CALLS_A_MINUTE, seconds: 60 }
  await inSystem(sql`select app.spend_allowances(${JSON.stringify([wanted])}::jsonb)
    from generate_series(2, ${KEY_CALLS_A_MINUTE}::int)`)
  const refused = await call(busy.key, '/payments')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
  expect(refused.headers.ratelimit).toBe('"key";r=0;t=60')
  expect((await call(calm.key, '/payments')).statusCode).toBe(200)
  world.services.clock.advance(1000)
  expect((await call(busy.key, '/payments')).statusCode).toBe(200)
})
