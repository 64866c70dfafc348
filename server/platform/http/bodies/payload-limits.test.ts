import { createHmac, randomUUID } from 'node:crypto'
import { api } from '@gida/contract/api'
import { type Endpoint, fillPath } from '@gida/contract/shared/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'
import { MOST_LEVELS } from './payload-limits.ts'

const world = useWorld()
let manager: Person
beforeAll(async () => {
  manager = await signedIn(world, 'ESTATE_MANAGER')
})

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const post = (url: string, payload: string | Buffer, type = 'application/json', method = 'POST') =>
  world.app.inject({
    method: method as 'POST',
    url,
    payload,
    headers: {
      authorization: `Bearer ${manager.token}`,
      'idempotency-key': randomUUID(),
      'content-type': type,
    },
  })
const profile = (payload: string) =>
  post(`/api/v1/users/${manager.id}/profile`, payload, 'application/json', 'PATCH')
const TOO_DEEP = {
  status_code: 400,
  code: 'MALFORMED_REQUEST',
  message: 'The request could not be read: it holds lists or objects more than 32 levels deep.',
}

describe('a body nested too deeply is refused in words', () => {
  const calls = Object.values(api)
    .flatMap((endpoints) => Object.values(endpoints) as Endpoint[])
    .filter(({ method, raw, upload, access }) => {
      const mayBeCalled = access === 'public' || access === 'signed_in' || manages(access)
      return method !== 'GET' && !raw && !upload && mayBeCalled
    })
    .map((call) => [`${call.method} ${call.path}`, call] as const)

  test.each(calls)('%s', async (_, { method, path }) => {
    const ids = Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, randomUUID()]),
    )
    const url = `/api/v1${fillPath(path, ids)}`
    const answer = await post(url, `{"a":${nested(20_000)}}`, 'application/json', method)
    expect(answer.json()).toEqual(TOO_DEEP)
  })

  test('and one as deep as is allowed is read', async () => {
    const inside = (levels: number) => `{"preferences":{"theme":"dark"},"other":${nested(levels)}}`
    expect((await profile(inside(MOST_LEVELS - 1))).statusCode).toBe(200)
    expect((await profile(inside(MOST_LEVELS))).json()).toEqual(TOO_DEEP)
  })
})

const manages = (access: string) => !/^platform_/.test(access)

test('JSON in a part of a form is looked at like a body', async () => {
  const part = (name: string, text: string, type: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${name === 'file' ? '; filename="a.png"' : ''}\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`
  const form = (field: string, type: string) =>
    `${part('note', field, type)}${part('file', 'bytes', 'image/png')}--x--\r\n`
  const send = (field: string, type = 'application/json') =>
    post('/api/v1/payments/evidence', form(field, type), 'multipart/form-data; boundary=x')
  expect((await send(nested(5_000))).json()).toEqual(TOO_DEEP)
  const nul = (await send('a\0b', 'text/plain')).json()
  expect([nul.status_code, nul.details[0].path]).toEqual([400, 'note'])
})

test('an event of the provider that is nested too deeply is refused once its signature is right', async () => {
  const deliver = (body: string, key = world.services.config.provider.key) =>
    world.app.inject({
      method: 'POST',
      url: '/api/v1/payments/webhook',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex'),
      },
    })
  const event = `{"event":"charge.success","data":{"reference":"GT-DEEP","more":${nested(20_000)}}}`
  expect((await deliver(event)).json()).toEqual(TOO_DEEP)
  expect((await deliver(event, 'sk_test_of_somebody_else')).statusCode).toBe(401)
  const unnamed = await deliver('{"event":"charge.success","data":{"reference":"GT-\\u0000"}}')
  expect(unnamed.statusCode).toBe(400)
})

test.each([
  ['a NUL in a text', '{"bio":"a\\u0000b"}', 'bio'],
  ['half a character', '{"bio":"a\\ud800b"}', 'bio'],
  ['half a character in a free value', '{"preferences":{"theme":"\\ud800"}}', 'preferences.theme'],
  ['a NUL in a name', '{"preferences":{"the\\u0000me":"dark"}}', 'preferences'],
  ['a number without end', '{"preferences":{"size":1e999}}', 'preferences.size'],
])('%s is refused by its path', async (_, payload, path) => {
  const answer = await profile(payload)
  expect([answer.statusCode, answer.json().code, answer.json().details[0].path]).toEqual([
    400,
    'VALIDATION_ERROR',
    path,
  ])
})

test('a whole character of two halves is kept', async () => {
  expect((await profile('{"bio":"Home \\ud83c\\udfe0"}')).json().bio).toBe('Home 🏠')
})

test.each(['__proto__', 'constructor'])(
  'a body that would change what objects are (%s) is refused',
  async (name) => {
    const answer = await profile(`{"${name}":{"prototype":{"isAdmin":true}}}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED_REQUEST'])
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined()
  },
)

test.each(['/api/v1/users?search=a%00', '/homes/a%00', '/api/v1/users/a%00'])(
  'a NUL in the address %s is refused',
  async (url) => {
    const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${manager.token}` } })
    expect(answer.statusCode).toBe(400)
  },
)

test('a text is saved in one form of its letters, whichever keyboard wrote it', async () => {
  const bio = 'Ọmọ́lará gbé ní Ìbàdàn'
  expect(bio.normalize('NFD')).not.toBe(bio)
  const answer = await profile(JSON.stringify({ bio: bio.normalize('NFD') }))
  expect([answer.statusCode, answer.json().bio]).toEqual([200, bio.normalize('NFC')])
})
