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

/** Payout accounts, papers with the numbers on them, ways to sign in, and what is another's to see by leave alone. */
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
 * Nothing of these waits on a phone: ways to sign in and rights, whom one lets in, where money goes and what moves it, what the law
 * counts from its day, and an alarm, which is said to be sent or not sent.
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

/** Said twice it is the same without a key. */
const SAYS_A_STATE = ['alerts.acknowledgeAlert']

test.each(calls.filter(([, call]) => call.queued))('%s may wait on a phone', (name, call) => {
  expect(['POST', 'PATCH']).toContain(call.method)
  expect(call.access).not.toBe('public')
  expect(call.person_only).toBeUndefined()
  // Of money only what a person has taken by hand, under a key of its own that outlives every other.
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
