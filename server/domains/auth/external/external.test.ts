import { exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { CALLBACK } from '../../../platform/identity/external-issuer.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { setUpSecondFactor } from '../../../testing/people/second-factor.ts'
import { startIssuer } from '../../../testing/servers/issuer.ts'
import { useWorld } from '../../../testing/world.ts'

const PUBLIC_URL = 'http://localhost:3000'
const AUDIENCE = 'https://api.gida.test'
const issuer = await startIssuer(`${PUBLIC_URL}${CALLBACK}`)
const world = useWorld({
  env: {
    PUBLIC_URL,
    OIDC_ISSUER: `${issuer.url}/`, // the issuer's own name has no slash
    OIDC_CLIENT_ID: issuer.client.id,
    OIDC_CLIENT_SECRET: issuer.client.secret,
    OIDC_NAME: 'Lagos Works',
    OIDC_AUDIENCE: AUDIENCE,
  },
})
afterAll(() => issuer.stop())

/** A person with an account here and one at the issuer, with the same address. */
async function known(verified: { here?: boolean; there?: boolean } = {}): Promise<Person> {
  const person = await signedIn(world, 'LANDLORD')
  issuer.accounts.set(person.id, { email: person.email, email_verified: verified.there ?? true })
  if (verified.here ?? true) {
    await world.services.transaction('system', (tx) =>
      tx.updateTable('users').set({ email_verified_at: tx.now }).where('id', '=', person.id).execute(),
    )
  }
  return person
}
const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })
const cookieOf = (answer: Awaited<ReturnType<typeof get>>) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
const exchange = (code: string, cookie: string) =>
  world.app.inject({
    method: 'POST',
    url: '/api/v1/auth/oidc/session',
    payload: { code },
    headers: { cookie },
  })
const withToken = (token: string, url = '/api/v1/users/me') => get(url, { authorization: `Bearer ${token}` })

/** Goes to the issuer and back as a browser does; returns our callback's response. */
async function returnFromIssuer(account: string, next = '') {
  const start = await get(`/api/v1/auth/oidc/start?next=${encodeURIComponent(next)}`)
  const cookie = cookieOf(start)
  const back = await issuer.walk(String(start.headers.location), account)
  const answer = await get(back.pathname + back.search, { cookie, accept: 'text/html' })
  return { answer, to: new URL(String(answer.headers.location), PUBLIC_URL), cookie: cookieOf(answer), back }
}
const codeIn = (to: URL) => new URLSearchParams(to.hash.slice(1)).get('code') ?? ''

describe('signing in by the issuer', () => {
  test('goes out with PKCE, state and nonce, comes back with a one-use code, and opens a session', async () => {
    const person = await known()
    const start = await get('/api/v1/auth/oidc/start')
    expect(start.statusCode).toBe(302)
    const out = new URL(String(start.headers.location)).searchParams
    expect(out.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) expect(out.get(name)?.length).toBeGreaterThan(20)
    expect(out.get('redirect_uri')).toBe(`${PUBLIC_URL}${CALLBACK}`)
    expect(String(start.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    expect(String(start.headers['set-cookie'])).not.toContain(out.get('state'))

    const { to, cookie } = await returnFromIssuer(person.id, '/dashboard/payments?page=2')
    expect(to.pathname + to.search).toBe('/auth/login?next=%2Fdashboard%2Fpayments%3Fpage%3D2')
    const session = await exchange(codeIn(to), cookie)
    expect(session.statusCode).toBe(200)
    expect(session.json().user.id).toBe(person.id)
    expect((await withToken(session.json().access_token)).statusCode).toBe(200)
    expect((await exchange(codeIn(to), cookie)).json().code).toBe('IDENTITY_REFUSED') // used up
  })

  test('the code is good for the browser that came back alone, for a minute', async () => {
    const person = await known()
    const mine = await returnFromIssuer(person.id)
    const other = await returnFromIssuer(person.id)
    expect((await exchange(codeIn(mine.to), '')).statusCode).toBe(401)
    expect((await exchange(codeIn(mine.to), other.cookie)).statusCode).toBe(401)
    world.services.clock.advance(61_000)
    expect((await exchange(codeIn(mine.to), mine.cookie)).statusCode).toBe(401)
  })

  test('two at once with one code open one session', async () => {
    const person = await known()
    const { to, cookie } = await returnFromIssuer(person.id)
    const answers = await Promise.all([exchange(codeIn(to), cookie), exchange(codeIn(to), cookie)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401])
  })

  test('a callback that this browser did not set out for is refused, and so is one with another state', async () => {
    const person = await known()
    const { back } = await returnFromIssuer(person.id)
    const stranger = await get(back.pathname + back.search, { accept: 'text/html' })
    expect(stranger.headers.location).toBe('/auth/login?trouble=IDENTITY_REFUSED')
    const mine = await get('/api/v1/auth/oidc/start')
    const forced = await get(back.pathname + back.search, { cookie: cookieOf(mine) })
    expect([forced.statusCode, forced.json().code]).toEqual([401, 'IDENTITY_REFUSED'])
    const denied = await get('/api/v1/auth/oidc/callback?error=access_denied', { cookie: cookieOf(mine) })
    expect(denied.statusCode).toBe(401)
  })

  test.each([
    ['https://evil.example'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/auth/login?next=x'],
    ['/\t/evil.example'],
  ])('never leads on to %s', async (next) => {
    const person = await known()
    expect((await returnFromIssuer(person.id, next)).to.search).toBe('')
  })

  test('who has a second factor is asked for it', async () => {
    const person = await known()
    const factor = await setUpSecondFactor(world, person)
    const { to, cookie } = await returnFromIssuer(person.id)
    const asked = await exchange(codeIn(to), cookie)
    expect([asked.statusCode, asked.json().code]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
    const session = await world.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login/second-factor',
      payload: { challenge: asked.json().details.challenge, code: factor.nextCode() },
    })
    expect(session.statusCode).toBe(200)
  })

  test('opens no account for who has none, and none where either side has not verified the address', async () => {
    issuer.accounts.set('stranger', { email: 'stranger@example.ng', email_verified: true })
    expect((await returnFromIssuer('stranger')).to.search).toBe('?trouble=IDENTITY_UNKNOWN')
    // Somebody who entered another person's address at the issuer does not get into their account,
    const theirs = await known({ there: false })
    expect((await returnFromIssuer(theirs.id)).to.search).toBe('?trouble=IDENTITY_UNVERIFIED')
    // and an account opened here with another person's address is not linked to its owner.
    const waiting = await known({ here: false })
    expect((await returnFromIssuer(waiting.id)).to.search).toBe('?trouble=IDENTITY_UNVERIFIED')
  })
})

describe('the issuer’s own tokens', () => {
  test('are accepted on calls, as a session that is listed', async () => {
    const person = await known()
    const token = await issuer.accessToken(person.id, AUDIENCE)
    const me = await withToken(token)
    expect([me.statusCode, me.json().id]).toEqual([200, person.id])
    await withToken(token)
    const { data } = (await person.get('/auth/sessions')).json()
    expect(data.filter((one: { outside: boolean }) => one.outside)).toHaveLength(1)
    const check = await world.app.inject({
      method: 'POST',
      url: '/api/v1/auth/validate-token',
      payload: { token },
    })
    expect(check.json()).toMatchObject({ valid: true, user: { id: person.id } })
  })

  test('end here when the session is ended here, by a logout, from the list, or with all of a person’s', async () => {
    const person = await known()
    const first = await issuer.accessToken(person.id, AUDIENCE)
    expect((await withToken(first)).statusCode).toBe(200)
    const out = await world.app.inject({
      method: 'POST',
      url: '/api/v1/auth/logout',
      headers: { authorization: `Bearer ${first}` },
    })
    expect(out.statusCode).toBe(204)
    expect((await withToken(first)).json().code).toBe('TOKEN_EXPIRED')

    const seen = await issuer.accessToken(person.id, AUDIENCE)
    const unseen = await issuer.accessToken(person.id, AUDIENCE)
    await withToken(seen)
    await person.post('/auth/sessions/end-others')
    for (const token of [seen, unseen]) expect((await withToken(token)).statusCode).toBe(401)
  })

  test('are refused when the person is deactivated', async () => {
    const person = await known()
    const token = await issuer.accessToken(person.id, AUDIENCE)
    expect((await withToken(token)).statusCode).toBe(200)
    await world.services.transaction('system', (tx) =>
      tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', person.id).execute(),
    )
    expect((await withToken(token)).statusCode).toBe(401)
  })

  test('are refused for who is unknown, or whose address the issuer has not verified', async () => {
    issuer.accounts.set('nobody', { email: 'nobody-here@example.ng', email_verified: true })
    const unknown = await withToken(await issuer.accessToken('nobody', AUDIENCE))
    expect([unknown.statusCode, unknown.json().code]).toEqual([401, 'IDENTITY_UNKNOWN'])
    const sly = await known({ there: false })
    expect((await withToken(await issuer.accessToken(sly.id, AUDIENCE))).json().code).toBe(
      'IDENTITY_UNVERIFIED',
    )
  })

  test('are refused for another audience, another issuer, with no signature, another key, or past their time', async () => {
    const person = await known()
    const now = Math.floor(world.services.clock.now().getTime() / 1000)
    const good = {
      sub: person.id,
      aud: AUDIENCE,
      iat: now,
      exp: now + 600,
      email: person.email,
      email_verified: true,
    }
    const b64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const other = await generateKeyPair('RS256')
    const publicText = await exportSPKI((await importJWK(issuer.publicKey, 'RS256')) as CryptoKey)
    const sign = (alg: string, key: CryptoKey | Uint8Array) =>
      new SignJWT({ iss: issuer.url, ...good })
        .setProtectedHeader({ alg, kid: 'test', typ: 'at+jwt' })
        .sign(key)
    const { exp: _exp, ...endless } = good
    const bad = {
      'another audience': await issuer.accessToken(person.id, 'https://api.other.test'),
      'another issuer': await issuer.forge({ ...good, iss: 'https://evil.example' }),
      'no signature': `${b64({ alg: 'none', typ: 'at+jwt' })}.${b64({ iss: issuer.url, ...good })}.`,
      'another key': await sign('RS256', other.privateKey),
      'the public key as a shared secret': await sign('HS256', new TextEncoder().encode(publicText)),
      'an ID token': await issuer.forge({ ...good, nonce: 'x' }, { typ: 'JWT' }),
      'not yet': await issuer.forge({ ...good, nbf: now + 300 }),
      endless: await issuer.forge(endless),
    }
    for (const [what, token] of Object.entries(bad)) {
      const answer = await withToken(token)
      expect([what, answer.statusCode, answer.json().code]).toEqual([what, 401, 'UNAUTHENTICATED'])
    }
    const old = await issuer.forge({ ...good, iat: now - 700, exp: now - 100 })
    expect((await withToken(old)).json().code).toBe('TOKEN_EXPIRED')
    expect((await withToken(await issuer.forge(good))).statusCode).toBe(200) // valid with all parts together
  })
})

describe('linked identities', () => {
  test('are shown to their person alone, and parted; their sessions end', async () => {
    const person = await known()
    const token = await issuer.accessToken(person.id, AUDIENCE)
    await withToken(token)
    const { provider, data } = (await person.get('/auth/identities')).json()
    expect(provider).toBe('Lagos Works')
    expect(data).toMatchObject([{ issuer: issuer.url, email: person.email }])
    const stranger = await known()
    expect((await stranger.get('/auth/identities')).json().data).toEqual([])
    expect((await stranger.delete(`/auth/identities/${data[0].id}`)).statusCode).toBe(404)
    expect((await person.delete(`/auth/identities/${data[0].id}`)).statusCode).toBe(204)
    expect((await withToken(token)).statusCode).toBe(401)
  })
})
