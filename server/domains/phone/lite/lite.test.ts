import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { setUpSecondFactor } from '../../../testing/people/second-factor.ts'
import { PASSWORD, withPassword } from '../../../testing/people/with-password.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const MOST_BYTES = 4_000
let phones = 40_000_000
const newPhone = () => `+23480${phones++}`

const get = (cookie = '', query = '') =>
  world.app.inject({ url: `/lite${query}`, headers: cookie ? { cookie } : {} })
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  world.app.inject({
    ...{ method: 'POST', url: `/lite${path}`, payload: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

async function signIn(name: string): Promise<string> {
  const answer = await post('', { name, password: PASSWORD })
  expect(answer.statusCode).toBe(303)
  const cookie = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('gida.lite='))
  expect(cookie).toMatch(/; Path=\/lite; .*; HttpOnly; SameSite=Lax/)
  return String(cookie).split(';')[0] ?? ''
}

async function tenantOfFlat() {
  const phone = newPhone()
  const tenant = await withPassword(world, { phone }, 'TENANT')
  return { ...(await letFlat(world, { tenant })), phone }
}

test('a tenant signs in without a script and reads what they owe and how to pay it, in a few kilobytes', async () => {
  const { tenant, phone } = await tenantOfFlat()
  const form = await get()
  expect(form.body).toContain('type="password"')
  const cookie = await signIn(phone)
  const page = await get(cookie)
  expect(page.headers['cache-control']).toBe('no-store')
  const { balance, charges } = (await tenant.get('/analytics/dashboard')).json()
  expect(balance.due_now).toBe(1_200_000_00)
  expect(page.body).toContain('<h1>You owe ₦1,200,000')
  expect(page.body).toContain(charges[0].description)
  expect(page.body).toMatch(/[A-Z0-9]{3}-[A-Z0-9]{3}/) // the pay code
  for (const { body } of [form, page]) {
    expect(body).not.toContain('<script')
    expect(brotliCompressSync(body).length).toBeLessThan(MOST_BYTES)
  }
})

test('another site signs nobody in or out here, who would read what somebody else owes and pay it', async () => {
  const { phone } = await tenantOfFlat()
  const own = world.services.config.http.publicUrl
  for (const path of ['', '/sign-out'])
    for (const [header, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const answer = await post(path, { name: phone, password: PASSWORD }, { [header]: value })
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
    }
  const answer = await post('', { name: phone, password: PASSWORD }, { origin: own })
  expect(answer.statusCode).toBe(303)
})

test('a phone number is known however it is written', async () => {
  const { phone } = await tenantOfFlat()
  const [network, rest] = [phone.slice(4, 7), phone.slice(7)]
  for (const name of [
    `0${network}${rest}`,
    `0${network} ${rest.slice(0, 3)} ${rest.slice(3)}`,
    ` +234 ${network}${rest} `,
  ])
    expect((await get(await signIn(name))).body).toContain('<h1>You owe ₦1,200,000')
})

test('it is read in the language of the account, and the form in the one that is tapped', async () => {
  const { tenant, phone } = await tenantOfFlat()
  await tenant.patch('/users/me/notification-choices', { language: 'ha' })
  expect((await get('', '?language=yo')).body).toContain('Wọlé')
  const { body } = await get(await signIn(phone))
  expect(body).toContain('<html lang="ha-NG">')
  expect(body).toContain('Ana bin ku ₦1,200,000')
  const answer = await post('?language=ig', { name: phone, password: PASSWORD })
  expect(answer.headers.location).toBe('/lite?language=ig')
  expect((await get(await signIn(phone), '?language=ig')).body).toContain('I ji ụgwọ ₦1,200,000')
})

test('a wrong password is said in words, keeps the name and never the password, and many are slowed down', async () => {
  const { phone } = await tenantOfFlat()
  const refused = await post('?language=pcm', { name: phone, password: 'not-it-at-all' })
  expect(refused.statusCode).toBe(401)
  expect(refused.body).toContain('no correct')
  expect(refused.body).toContain(`value="${phone}"`)
  expect(refused.body).not.toContain('not-it-at-all')
  expect((await post('', { name: phone, password: '' })).statusCode).toBe(400)
  const many = await Promise.all(
    Array.from({ length: 12 }, () => post('', { name: phone, password: 'not-it-at-all' })),
  )
  const slowed = many.find(({ statusCode }) => statusCode === 429)
  expect(slowed?.headers['retry-after']).toBeDefined()
  expect(slowed?.body).toContain('<form')
})

test('who has a second factor is led to the app, and has no session by the password alone', async () => {
  const phone = newPhone()
  await setUpSecondFactor(world, await withPassword(world, { phone }, 'TENANT'))
  const answer = await post('', { name: phone, password: PASSWORD })
  expect(answer.statusCode).toBe(401)
  expect(answer.body).toContain('needs a code too')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('what ends a session ends it here too, and signing out here ends it', async () => {
  const { tenant, phone } = await tenantOfFlat()
  const [one, other] = [await signIn(phone), await signIn(phone)]
  expect((await post('/sign-out', {}, { cookie: one })).statusCode).toBe(303)
  expect((await get(one)).body).toContain('type="password"')
  expect((await get(other)).body).toContain('You owe')
  await tenant.post('/auth/sessions/end-others')
  expect((await get(other)).body).toContain('type="password"')
})

test('who works with Gida is told where their work is, and nothing of anybody', async () => {
  const phone = newPhone()
  await withPassword(world, { phone })
  const { body } = await get(await signIn(phone))
  expect(body).toContain('This page is for tenants.')
  expect(body).not.toContain('₦')
})
