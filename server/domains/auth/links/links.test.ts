import { expect, test } from 'vitest'
import { publish } from '../../../platform/jobs/events.ts'
import { sentTo, tokenSentTo } from '../../../testing/mailbox.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'
import { emailChanged } from '../../users/index.ts'

const world = useWorld()
const PAGE = '/auth/verify-email'
let made = 0

async function register() {
  const email = `newcomer-${++made}@example.ng`
  const payload = { email, password: 'Adire-Indigo-77', full_name: 'Ngozi Eze', role: 'LANDLORD' }
  const answer = await world.app.inject({ method: 'POST', url: '/api/v1/auth/register', payload })
  const { access_token, user } = answer.json()
  const me = async () => {
    const headers = { authorization: `Bearer ${access_token}` }
    return (await world.app.inject({ url: '/api/v1/users/me', headers })).json()
  }
  return { email, user, me }
}
const ask = (email: string, path = 'send-verification', headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload: { email }, headers })
const verify = (token: string) =>
  world.app.inject({ url: `/api/v1/auth/verify-email?token=${encodeURIComponent(token)}` })

test('who registers can work at once, and becomes ACTIVE by the link that was mailed', async () => {
  const { email, user, me } = await register()
  expect(user).toMatchObject({ status: 'PENDING_VERIFICATION', is_active: true, email_verified: false })
  expect((await me()).status).toBe('PENDING_VERIFICATION')

  const answer = await verify(await tokenSentTo(world, email, PAGE))
  expect([answer.statusCode, answer.json()]).toEqual([200, { verified: true, email }])
  expect(await me()).toMatchObject({ status: 'ACTIVE', email_verified: true })
})

test('refuses a link that was used, altered or is a day old, each by its code', async () => {
  const { email } = await register()
  const token = await tokenSentTo(world, email, PAGE)
  const code = async (sent: string) => {
    const answer = await verify(sent)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toMatch(/^Failed to verify email address\. /)
    return answer.json().code
  }
  expect(await code(`${token}x`)).toBe('VERIFICATION_INVALID')
  expect(await code(token.toUpperCase())).toBe('VERIFICATION_INVALID')
  expect(await code('')).toBe('VERIFICATION_INVALID')
  await verify(token)
  expect(await code(token)).toBe('VERIFICATION_USED')

  const late = await register()
  const old = await tokenSentTo(world, late.email, PAGE)
  world.services.clock.advance(24 * 3_600_000)
  expect(await code(old)).toBe('VERIFICATION_EXPIRED')
  expect((await late.me()).status).toBeUndefined() // their access token has expired too
})

test('one link opened twice at once verifies once', async () => {
  const { email } = await register()
  const token = await tokenSentTo(world, email, PAGE)
  const answers = await Promise.all([verify(token), verify(token), verify(token)])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422, 422])
})

test('a link verifies the address that it went to, not the one that came after it', async () => {
  const { email, user } = await register()
  const token = await tokenSentTo(world, email, PAGE)
  const changed = `changed-${email}`
  await world.services.transaction('system', async (tx) => {
    await tx
      .updateTable('users')
      .set({ email: changed, email_verified_at: null })
      .where('id', '=', user.id)
      .execute()
    await publish(tx, emailChanged, { user_id: user.id })
  })
  expect((await verify(token)).json().code).toBe('VERIFICATION_INVALID')
  // The new address gets its own link, since it changed.
  expect((await verify(await tokenSentTo(world, changed, PAGE))).statusCode).toBe(200)
})

test('says the same of known, unknown and verified addresses, and mails only the one that waits', async () => {
  const { email } = await register()
  await sentTo(world, email)
  world.services.clock.advance(61_000)
  const verified = await signedIn(world, 'LANDLORD')
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ email_verified_at: tx.now }).where('id', '=', verified.id).execute(),
  )
  for (const path of ['send-verification', 'resend-verification']) {
    for (const one of [email, verified.email, 'nobody@example.ng']) {
      const answer = await ask(one, path)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
    }
  }
  expect(await sentTo(world, email)).toHaveLength(2) // at registration and now; not twice in a minute
  expect(await sentTo(world, verified.email)).toHaveLength(0)
  expect(await sentTo(world, 'nobody@example.ng')).toHaveLength(0)
})

test('mails an address once a minute and five times an hour at most, without a word of it', async () => {
  const { email } = await register()
  for (let minute = 0; minute < 12; minute++) {
    expect((await ask(email)).statusCode).toBe(204)
    await world.work()
    world.services.clock.advance(30_000)
  }
  expect(await sentTo(world, email)).toHaveLength(5)
})

test('links lead to the configured address, whatever Host a caller names', async () => {
  const { email } = await register()
  await world.work()
  world.services.clock.advance(61_000)
  await ask(email, 'send-verification', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  const [link] = (await sentTo(world, email)).at(-1)?.links ?? []
  expect(link?.startsWith(`${world.services.config.http.publicUrl}/auth/verify-email?token=`)).toBe(true)
})

test('keeps no token, only its hash', async () => {
  const { email } = await register()
  const token = await tokenSentTo(world, email, PAGE)
  const rows = await world.services.transaction('system', (tx) =>
    tx.selectFrom('mailed_token').selectAll().execute(),
  )
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})
