import { randomBytes, randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp } from '../app.ts'
import { DEMO_PASSWORD, demoPeople } from '../demo/people/people.ts'
import { hashPassword } from '../domains/auth/index.ts'
import { forgetSandboxes } from '../domains/sandboxes/forget-sandboxes.ts'
import { spendAllowance } from '../platform/allowances/allowance.ts'
import { withClient } from '../platform/db/schema/provision.ts'
import { unsubscribeLink } from '../platform/mail/unsubscribe.ts'
import type { Services } from '../platform/services.ts'
import { findEverywhere } from '../testing/marks/mark-person.ts'
import { payerAt } from '../testing/money/payer.ts'
import { tokenSentTo } from '../testing/outbox.ts'
import { refreshed, signedIn } from '../testing/people/people.ts'
import { letFlat } from '../testing/portfolios/let-flat.ts'
import { testConfig, useWorld, type World } from '../testing/world.ts'
import { dispatchSandboxes } from './dispatch.ts'
import { makeSandboxHost, type RunningHost } from './host.ts'
import { providerKeyOf } from './sandbox-config.ts'

const simulator = testConfig().provider.baseUrl
const world = useWorld({
  env: {
    SANDBOXES: '2',
    SANDBOX_PROVIDER_URL: simulator,
    TRUST_PROXY: '127.0.0.1',
    WEBHOOKS_TO_LOOPBACK: '1',
  },
})
const HOUR_MS = 3_600_000
/** Each opens applications of its own, on databases of their own. */
const PATIENCE = { timeout: 60_000 }
let host: RunningHost
let url: string
let property_unit_id: string

beforeAll(async () => {
  host = await makeSandboxHost(world.services, world.ownerUrl, { seed, base: 'gida_template' })
  world.services.sandboxes = host
  await host.prepare()
  await world.app.listen({ port: 0 })
  url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  dispatchSandboxes(world.app.server, world.services, host, new EventEmitter())
}, 60_000)
afterAll(() => host.close())

/** A flat, and a demo person of each role who takes part in it. */
async function seed(services: Services, ownerUrl: string): Promise<void> {
  const { app } = await makeApp(services)
  const small = { services, app, ownerUrl } as World
  const [manager, tenant, admin] = await Promise.all([
    signedIn(small, 'ESTATE_MANAGER', { email: demoPeople.manager.email, is_demo: true }),
    signedIn(small, 'TENANT', { email: demoPeople.tenant.email, is_demo: true }),
    signedIn(small, 'ADMIN', { email: demoPeople.admin.email, is_demo: true }),
  ])
  property_unit_id = (await letFlat(small, { manager, tenant, subaccount_code: 'ACCT_of_the_template' }))
    .unit_id
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await services.transaction('system', async (tx) => {
    for (const { id: user_id } of [manager, tenant, admin])
      await tx.insertInto('credential').values({ user_id, password_hash }).execute()
    await tx.updateTable('users').set({ email_verified_at: tx.now }).execute()
  })
  await app.close()
}

type Browser = ReturnType<typeof browse>
/** A browser of somebody at this address. */
function browse(ip: string) {
  let cookie = ''
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { 'x-forwarded-for': ip, cookie, origin: url, ...init.headers }
    const answer = await fetch(url + path, { redirect: 'manual', ...init, headers })
    const set = answer.headers.getSetCookie().find((one) => one.startsWith('gida_demo='))
    if (set) cookie = set.startsWith('gida_demo=;') ? '' : (set.split(';')[0] ?? '')
    return answer
  }
  const form = (path: string, fields: Record<string, string>, headers = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers })
  const call =
    (token: string) =>
    async (path: string, body?: object, headers: object = {}) => {
      const answer = await send(`/api/v1${path}`, {
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') }
    }
  return { send, form, call, cookie: () => cookie }
}
const signInAs = async ({ send }: Browser, role: 'manager' | 'tenant' | 'admin'): Promise<string> => {
  const answer = await send('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoPeople[role].email, password: DEMO_PASSWORD }),
  })
  return JSON.parse(await answer.text()).access_token
}
/** A server of somebody's own, and the first event that it is told of. */
async function hearOne(): Promise<{ url: string; heard: Promise<unknown> }> {
  const { promise: heard, resolve } = Promise.withResolvers<unknown>()
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.end(() => server.close())
      resolve(JSON.parse(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, heard }
}
const rows = (asked: string) =>
  withClient(world.ownerUrl, async (client) => (await client.query(asked)).rows as Record<string, unknown>[])
/** What the platform counts, and who it knows. */
const figures = () =>
  rows(`select (select count(*) from users)::int as people, (select count(*) from payment)::int as payments,
    (select count(*) from posting)::int as postings, (select count(*) from outbox_message)::int as messages,
    (select coalesce(sum(count), 0) from call_hour)::int as calls, (select count(*) from session)::int as sessions`)
const copies = async () => (await host.list()).length
const open = async (visitor: Browser, role: 'manager' | 'tenant') => {
  const opened = await visitor.form('/demo', { role })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/demo/enter?as=${role}`])
  const token = await signInAs(visitor, role)
  return Object.assign(visitor.call(token), { token })
}

test(
  'a visitor opens a demo, pays in it and is counted nowhere; after its hours nothing of it is left',
  PATIENCE,
  async () => {
    const before = await figures()
    const visitor = browse('10.0.0.1')
    const tenant = await open(visitor, 'tenant')
    expect(await signInAs(visitor, 'admin')).toBeUndefined() // nobody comes to the desk of the platform
    expect(await (await visitor.send('/demo/enter?as=tenant')).text()).toContain('data-as="tenant"')
    const { body: context } = await tenant('/auth/context')
    expect(Date.parse(context.demo_until)).toBeGreaterThan(world.services.clock.now().getTime() + 3 * HOUR_MS)

    const mark = `Qx${randomBytes(6).toString('hex')}`
    const named = await visitor.send(`/api/v1/users/${context.user.id}`, {
      ...{ method: 'PATCH', body: JSON.stringify({ full_name: mark }) },
      headers: { authorization: `Bearer ${tenant.token}`, 'content-type': 'application/json' },
    })
    expect(named.status).toBe(200)
    const asked = { transaction_type: 'RENT_PAYMENT', amount: 120_000_000 }
    const { body: begun } = await tenant(
      '/payments/initialize',
      { ...asked, property_unit_id },
      { 'idempotency-key': randomBytes(16).toString('hex') },
    )
    const [id = ''] = await host.list()
    const payer = payerAt({
      ...world.services.config.provider,
      key: providerKeyOf(world.services.config, id),
    })
    await payer.pays(begun.reference)
    const { body: paid } = await tenant('/payments/verify', { reference: begun.reference })
    expect(paid).toMatchObject({ status: 'COMPLETED', amount: 120_000_000 })
    const known = { id, kind: 'DEMO', forgets_at: new Date(context.demo_until) } as const
    await host.within(known, ({ files }) => files.put('a-file', Buffer.from(mark), 'text/plain'))
    const folder = join(world.services.config.dataDir, 'files/sandboxes', id)
    expect(existsSync(folder)).toBe(true)

    const stranger = browse('10.0.0.2')
    expect((await stranger.call(tenant.token)('/auth/context')).status).toBe(401)
    expect(await figures()).toEqual(before)

    world.services.clock.advance(4 * HOUR_MS)
    expect((await tenant('/auth/context')).status).toBe(401)
    await forgetSandboxes.run(world.services, {})
    expect([await copies(), existsSync(folder)]).toEqual([0, false])
    expect(await rows('select id from sandbox')).toEqual([])
    expect(await findEverywhere(world, [mark, begun.reference, id])).toEqual([])
    expect(await payer.state()).toMatchObject({ transactions: [] })
    const over = await visitor.send('/dashboard', { headers: { accept: 'text/html' } })
    expect([over.status, over.headers.get('location'), visitor.cookie()]).toEqual([303, '/demo?over=1', ''])
  },
)

test(
  'one visitor never meets what another does, goes on as somebody else in the same copy, and a third finds no room',
  PATIENCE,
  async () => {
    const [one, other] = [browse('10.0.0.3'), browse('10.0.0.4')]
    const [manager, neighbour] = [await open(one, 'manager'), await open(other, 'manager')]
    expect((await one.call(neighbour.token)('/auth/context')).status).toBe(401)
    const estate = (await manager('/auth/context')).body.estates[0].id
    const renamed = await one.send(`/api/v1/onboarding/estates/${estate}`, {
      ...{ method: 'PATCH', body: JSON.stringify({ name: 'Mine alone' }) },
      headers: { authorization: `Bearer ${manager.token}`, 'content-type': 'application/json' },
    })
    expect(renamed.status).toBe(200)
    const nameAt = async (call: typeof manager) => (await call('/auth/context')).body.estates[0].name
    expect([await nameAt(manager), await nameAt(neighbour)]).toEqual(['Mine alone', 'Palmgrove Court'])

    const tenant = await open(one, 'tenant')
    expect([await nameAt(tenant), await copies()]).toEqual(['Mine alone', 2])
    const third = await browse('10.0.0.5').form('/demo', { role: 'tenant' })
    expect([third.status, await third.text()]).toEqual([409, expect.stringContaining('The demo is full')])
    for (const visitor of [one, other]) expect((await visitor.form('/demo/leave', {})).status).toBe(303)
    expect([await copies(), await rows('select id from sandbox')]).toEqual([0, []])
  },
)

test(
  'a test key acts in a copy of its own: payments are simulated there, and its webhooks go out',
  PATIENCE,
  async () => {
    const { manager } = await letFlat(world)
    const before = await figures()
    const made = (await manager.post('/integrations/test-keys', { name: 'Our tests' })).json()
    expect(made.key).toMatch(/^gida_test_/)
    const program = browse('10.0.0.9').call(made.key)
    expect((await program('/payments')).body.data).toEqual([])
    expect(
      (
        await world.app.inject({ url: '/api/v1/payments', headers: { authorization: `Bearer ${made.key}` } })
      ).json().code,
    ).toBe('API_KEY_INVALID')

    const person = browse('10.0.0.9')
    expect((await person.form('/demo/key', { key: 'gida_test_nothing' })).status).toBe(401)
    expect((await person.form('/demo/key', { key: made.key })).headers.get('location')).toBe(
      '/demo/enter?as=manager',
    )
    const copy = person.call(await signInAs(person, 'manager'))
    const [estate] = (await copy('/auth/context')).body.estates
    const told = await hearOne()
    const hook = { estate_id: estate.id, url: told.url, events: ['payment.completed'] }
    expect((await copy('/integrations/webhooks', hook)).status).toBe(201)

    const pay = (more: object) => program('/integrations/test-payments', { property_unit_id, ...more })
    expect((await pay({ amount: 100_000, outcome: 'failed' })).body.status).toBe('FAILED')
    const { body: paid } = await pay({ amount: 2_000_000 })
    expect(paid.status).toBe('COMPLETED')
    expect(await told.heard).toMatchObject({ type: 'payment.completed', data: { id: paid.payment_id } })
    expect(await figures()).toEqual([{ ...before[0], calls: expect.any(Number) }])

    expect((await manager.get('/integrations/test-keys')).json()).toMatchObject({
      data: [{ id: made.id }],
      may_make: true,
    })
    world.services.clock.advance(6 * 24 * HOUR_MS)
    expect((await program('/payments')).status).toBe(200) // and lives on by it
    world.services.clock.advance(6 * 24 * HOUR_MS)
    await forgetSandboxes.run(world.services, {})
    expect((await program('/payments')).status).toBe(200)
    const later = await refreshed(world, manager)
    expect((await later.delete(`/integrations/test-keys/${made.id}`)).statusCode).toBe(204)
    expect([(await program('/payments')).body.code, await copies()]).toEqual(['API_KEY_INVALID', 0])
  },
)

test(
  'who writes to Gida, signs out or opens an account from within a demo is heard, is out of it and has one',
  PATIENCE,
  async () => {
    const written = () => rows(`select subject from outbox_message where subject like 'A message from Ada%'`)
    const visitor = browse('10.0.0.11')
    const tenant = await open(visitor, 'tenant')
    const message = { name: 'Ada Okafor', email: 'ada@example.ng', message: 'Does it count service charges?' }
    expect((await visitor.form('/contact', message)).headers.get('location')).toBe('/contact/sent')
    expect(await written()).toHaveLength(1)
    const home = await visitor.send('/', { headers: { accept: 'text/html' } })
    expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'no-store']) // it is another one outside
    expect((await tenant('/auth/context')).status).toBe(200)
    expect((await tenant('/auth/logout', {})).status).toBe(204)
    expect(visitor.cookie()).toBe('')

    const newcomer = browse('10.0.0.12')
    await open(newcomer, 'manager')
    const email = 'ada@example.ng'
    const { status, body } = await newcomer.call('')('/auth/register', {
      ...{ email, password: 'Umuahia-market-58', full_name: 'Ada Okafor', role: 'LANDLORD' },
    })
    expect([status, newcomer.cookie()]).toEqual([201, ''])
    expect((await newcomer.call(body.access_token)('/auth/context')).body.user.email).toBe(email)
    expect(await rows(`select role from users where email = '${email}'`)).toEqual([{ role: 'LANDLORD' }])
    world.services.clock.advance(4 * HOUR_MS)
    await forgetSandboxes.run(world.services, {})
    expect(await copies()).toBe(0)
  },
)

test('a link that was mailed opens what it is of, also for who is in a demo', PATIENCE, async () => {
  const { manager, estate_id } = await letFlat(world)
  const visitor = browse('10.0.0.13')
  await open(visitor, 'tenant')
  const stops = new URL(unsubscribeLink(world.services, { user_id: manager.id, kind: 'digest' })).pathname
  expect((await visitor.send(stops)).status).toBe(200)
  const email = 'chidi@test.gida.ng'
  expect((await manager.post('/auth/invite', { email, role: 'TENANT', estate_id })).statusCode).toBe(201)
  const link = `/auth/invite/${await tokenSentTo(world, email)}`
  const led = await visitor.send(link, { headers: { accept: 'text/html' } })
  expect([led.status, led.headers.get('location'), visitor.cookie()]).toEqual([303, link, ''])
  world.services.clock.advance(4 * HOUR_MS)
  await forgetSandboxes.run(world.services, {})
})

test('outside of a copy no payment is simulated, and a key is a manager’s to make', async () => {
  const { manager, landlord, unit_id } = await letFlat(world)
  const asked = { property_unit_id: unit_id, amount: 100_000 }
  expect((await manager.post('/integrations/test-payments', asked)).json().code).toBe('SANDBOX_ONLY')
  expect((await landlord.post('/integrations/test-keys', { name: 'Mine' })).statusCode).toBe(403)
})

test('one address opens so many in an hour', async () => {
  const eager = { name: 'demo', spender: '10.0.0.7', most: 3, seconds: 3600 }
  await world.services.transaction('system', async (tx) => {
    for (let opened = 0; opened < eager.most; opened++) await spendAllowance(tx, eager)
  })
  const refused = await browse(eager.spender).form('/demo', { role: 'tenant' })
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('several demos')])
  expect([await copies(), await rows('select id from sandbox')]).toEqual([0, []])
})

test('a page of another site opens none', async () => {
  const answer = await browse('10.0.0.8').form(
    '/demo',
    { role: 'tenant' },
    { origin: 'https://evil.example' },
  )
  expect([answer.status, answer.headers.get('set-cookie'), await copies()]).toEqual([403, null, 0])
})

test('once the secret has changed, demos are made anew under the new one', PATIENCE, async () => {
  const { config } = world.services
  const changed = { ...world.services, config: { ...config, secret: 'another secret of the installation' } }
  const later = await makeSandboxHost(changed, world.ownerUrl, { seed, base: 'gida_template' })
  await later.prepare()
  const forgets_at = new Date(world.services.clock.now().getTime() + HOUR_MS)
  const known = { id: randomUUID(), kind: 'DEMO', forgets_at } as const
  await later.create(known)
  const people = await later.within(known, ({ transaction }) =>
    transaction('system', (tx) => tx.selectFrom('users').select('id').execute()),
  )
  expect(people.length).toBeGreaterThan(2)
  expect(await later.remove(known.id)).toBe(true)
  await later.close()
})
