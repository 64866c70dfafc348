import { randomUUID } from 'node:crypto'
import { api } from '@gida/contract/api'
import { type Endpoint, fillPath } from '@gida/contract/shared/endpoint'
import { ErrorBody } from '@gida/contract/shared/errors'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { mostlyFitting } from './testing/arbitrary.ts'
import { type LetFlat, letFlat } from './testing/let-flat.ts'
import { useWorld } from './testing/world.ts'

/** Whatever a person or a program sends, the answer is a clear one, in the shape of the contract, and never a 5xx. */
const world = useWorld()
const TRIES = 40

/** They hash a password or ask the provider for each try: fewer tries say as much. */
const SLOW = new Set([
  '/auth/login',
  '/auth/register',
  '/auth/change-password',
  '/payments/initialize',
  '/onboarding/complete-bank-setup',
])

const calls = Object.values(api)
  .flatMap((endpoints) => Object.values(endpoints) as Endpoint[])
  .filter((call) => call.body || call.query || call.params)
  .map((call) => [`${call.method} ${call.path}`, call] as const)

let flat: LetFlat
beforeAll(async () => {
  flat = await letFlat(world)
  for (const { post } of [flat.manager, flat.landlord, flat.tenant]) await post('/auth/second-factor') // codes are read
})

test.each(calls)('%s', async (_, call) => {
  const nothing = fc.constant(undefined)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('manager' as const, 'tenant' as const, 'landlord' as const),
      call.params ? mostlyFitting(call.params) : nothing,
      call.query ? mostlyFitting(call.query) : nothing,
      call.body ? mostlyFitting(call.body) : nothing,
      async (who, params, query, body) => {
        const person = flat[who]
        const answer = await world.app.inject({
          method: call.method,
          url: `/api/v1${fillPath(call.path, pathWords(params, flat))}${queryText(query)}`,
          headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': randomUUID() },
          ...(body === undefined ? {} : { payload: JSON.stringify(body), headers: headersOf(person.token) }),
        })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        if (answer.statusCode < 400) return
        const error = ErrorBody.parse(answer.json())
        expect(error.status_code).toBe(answer.statusCode)
        expect(error.message).not.toMatch(/select|insert|syntax|constraint|relation|undefined| at /i)
      },
    ),
    { numRuns: SLOW.has(call.path) ? 12 : TRIES },
  )
})

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'idempotency-key': randomUUID(),
  'content-type': 'application/json',
})

/** Half of the ids are of things that are there. */
function pathWords(params: unknown, { unit_id }: LetFlat): Record<string, unknown> {
  const words = typeof params === 'object' && params !== null ? { ...params } : {}
  const names = ['id', 'state', 'lga', 'user_id', 'holiday_id']
  const known = Object.fromEntries(names.map((name) => [name, unit_id]))
  return Object.fromEntries(
    Object.entries({ ...known, ...words }).map(([name, value]) => [name, inText(value)]),
  )
}

/** No address can be written with half a character in it. */
const inText = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const pairs = Object.entries(query).map(([name, value]) => [name, inText(value)])
  return `?${new URLSearchParams(pairs)}`
}

test('what is no JSON, too large, of another kind or of another method is refused by name', async () => {
  const send = (payload: string, type = 'application/json') =>
    world.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': type },
      payload,
    })
  const said = async (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().code]
  expect(await said(await send('{"email":'))).toEqual([400, 'MALFORMED_REQUEST'])
  expect(await said(await send('"x"'))).toEqual([400, 'VALIDATION_ERROR'])
  expect(await said(await send(JSON.stringify({ email: 'x'.repeat(1_100_000) })))).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
  ])
  expect(await said(await send('<a/>', 'text/xml'))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  const missing = await world.app.inject({ method: 'DELETE', url: '/api/v1/auth/login' })
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'ROUTE_NOT_FOUND'])
})

test('a validation error names each field in words', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/auth/register',
    payload: { email: 'nope', password: 'short', full_name: 'A', role: 'LANDLORD', phone: '123' },
  })
  expect(
    answer
      .json()
      .details.map((fault: { path: string }) => fault.path)
      .sort(),
  ).toEqual(['email', 'full_name', 'password', 'phone'])
  expect(answer.json().details.find((fault: { path: string }) => fault.path === 'password').message).toBe(
    'At least 10 characters',
  )
})

test('unknown fields are left out, whatever they claim', async () => {
  const made = await world.app.inject({
    method: 'POST',
    url: '/api/v1/auth/register',
    payload: {
      email: 'sly@test.gida.ng',
      password: 'Adire-Indigo-77',
      full_name: 'Sly Person',
      role: 'LANDLORD',
      status: 'ACTIVE',
      permissions_granted: ['platform_write'],
      id: randomUUID(),
    },
  })
  expect(made.statusCode).toBe(201)
  expect(made.json().user.permissions).not.toContain('platform_write')
})
