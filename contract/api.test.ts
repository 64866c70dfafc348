import { expect, test } from 'vitest'
import { api } from './api.ts'
import type { Endpoint } from './shared/endpoint.ts'
import { PROBLEMS } from './shared/errors.ts'
import { referencesIn } from './shared/references.ts'

const calls: [string, Endpoint][] = Object.entries(api).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints).map(([action, endpoint]): [string, Endpoint] => [
    `${domain}.${action}`,
    endpoint,
  ]),
)

test.each(calls)('%s declares who may call it, and every parameter of its path', (_, call) => {
  expect(call.access).toBeTruthy()
  for (const path of [call.path, ...(call.also ?? [])]) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(call.params?.shape ?? {}).sort()).toEqual(named.sort())
  }
  for (const code of call.errors ?? []) expect(PROBLEMS).toHaveProperty(code)
  if (call.answer === null) expect(call.status).toBeUndefined()
})

test('no two calls share a method and an address', () => {
  const doors = calls.flatMap(([, call]) =>
    [call.path, ...(call.also ?? [])].map((path) => `${call.method} ${path}`),
  )
  expect(new Set(doors).size).toBe(doors.length)
})

test.each(calls)('%s says of each id that it takes what it stands for', (_, call) => {
  const shapes = [call.params, call.query, call.body, ...Object.values(call.rows ?? {})]
  const ids = shapes.flatMap((shape) => (shape ? referencesIn(shape) : []))
  expect(ids.filter(({ referent }) => referent === undefined)).toEqual([])
})

test.each(calls.filter(([, call]) => call.rows))('%s takes the rows that it reads one by one', (_, call) => {
  for (const field of Object.keys(call.rows ?? {})) {
    const wanted = { [field]: 'no list' }
    const refused = (call.body ?? call.query)?.safeParse(wanted).error?.issues.map(({ path }) => path[0])
    expect(refused).toContain(field)
  }
})

test.each(calls)('%s says what it changes by the names of domains', (_, call) => {
  for (const domain of call.changes ?? []) expect(Object.keys(api)).toContain(domain)
})

/** Domains whose responses must not be stored on a device: bank accounts, identity papers, credentials, and data of others. */
const NEVER_KEPT = [
  'onboarding',
  'documents',
  'signing',
  'evidence',
  'audit',
  'applications',
  'imports',
  'admin',
]

/**
 * Domains whose calls must never wait offline: sign-in and rights, invitations, payouts and charges, what has legal effect
 * from its date, and alarms, which either go out now or fail.
 */
const NEVER_QUEUED = [
  ...[
    'auth',
    'users',
    'invitations',
    'applications',
    'onboarding',
    'estates',
    'admin',
    'integrations',
    'privacy',
  ],
  ...[
    'refunds',
    'autopay',
    'deposits',
    'settlements',
    'transfers',
    'charges',
    'collections',
    'bills',
    'subscriptions',
  ],
  ...['leases', 'documents', 'templates', 'signing', 'notices', 'evidence', 'imports'],
]

/** Idempotent without a `client_id`: the call sets a state. */
const SAYS_A_STATE = ['alerts.acknowledgeAlert']

test.each(calls.filter(([, call]) => call.queued))('%s may wait on a phone', (name, call) => {
  expect(['POST', 'PATCH']).toContain(call.method)
  expect(call.access).not.toBe('public')
  expect(call.person_only).toBeUndefined()
  // The only money call: recording cash in hand. Its client-generated key is kept longer than any other.
  if (call.money) expect(name).toBe('payments.createPayment')
  if (call.method === 'POST' && !SAYS_A_STATE.includes(name))
    expect(call.body && 'shape' in call.body && Object.keys(call.body.shape as object)).toContain('client_id')
  expect(NEVER_QUEUED).not.toContain(name.split('.')[0])
  expect(['alerts.raiseAlert']).not.toContain(name)
})

test.each(calls.filter(([, call]) => call.kept))('%s may be kept on a device', (name, call) => {
  expect(call.method).toBe('GET')
  expect(call.access).not.toBe('public')
  expect(['redirect', null]).not.toContain(call.answer)
  if (call.answer === 'file') expect(name).toBe('receipts.downloadReceipt')
  expect(NEVER_KEPT).not.toContain(name.split('.')[0])
})
