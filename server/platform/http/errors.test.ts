import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { drawFailure } from './pages/draw-failure.ts'

const world = useWorld()

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
  for (const type of ['text/xml', 'text/plain', 'text/plain; charset=utf-8'])
    expect(await said(await send('{}', type)), type).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
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

test('who asked for a page reads the failure on one, in their language; a program reads it as one', async () => {
  const send = (accept: string) =>
    world.app.inject({
      ...{ method: 'POST', url: '/lite', payload: '<a/>' },
      headers: { accept, 'accept-language': 'ha', 'content-type': 'text/xml' },
    })
  const page = await send('text/html,*/*;q=0.8')
  expect([page.statusCode, page.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<html lang="ha-NG"')
  expect(page.body).not.toContain('Sake gwadawa') // no retry link for a POST
  expect((await send('application/json')).json().code).toBe('UNSUPPORTED_MEDIA_TYPE')
})

test('the way to ask once more leads to the same page, and to no other site', () => {
  const drawn = (url: string) => drawFailure('ig', 'Bịa ọzọ', { method: 'GET', url } as FastifyRequest)
  expect(drawn('/lite?language=ig')).toContain('<a href="/lite?language=ig">Nwaa ọzọ</a>')
  for (const url of ['//evil.example/lite', '//a//evil.example', '/\\evil.example', 'http://evil.example/'])
    expect(drawn(url), url).not.toMatch(/evil|Nwaa/)
})

test('an address that is none is refused as a page, in words', async () => {
  const answer = await world.app.inject({ url: '//a:99999/?x=%00', headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
})

test('a page says what may run in it; an answer to a call, that nothing may', async () => {
  const policy = async (url: string) => (await world.app.inject(url)).headers['content-security-policy']
  expect(await policy('/lite')).toContain("script-src 'self'")
  expect(await policy('/api/v1/health')).toBe("default-src 'none'; frame-ancestors 'none'")
})
