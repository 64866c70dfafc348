import { UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'

/** Nothing listens there. */
const AWAY = 'http://127.0.0.1:9'

describe('while the issuer is away', () => {
  const world = useWorld({
    env: {
      OIDC_ISSUER: AWAY,
      OIDC_CLIENT_ID: 'gida',
      OIDC_CLIENT_SECRET: 'a client secret for tests alone',
      OIDC_NAME: 'Lagos Works',
    },
  })

  test('its sign-in and its tokens are answered 503 with words; our own go on', async () => {
    const start = await world.app.inject({ url: '/api/v1/auth/oidc/start' })
    expect([start.statusCode, start.json().code]).toEqual([503, 'IDENTITY_PROVIDER_UNAVAILABLE'])
    expect(start.json().message).toMatch(/Sign in with your password/)
    expect(Number(start.headers['retry-after'])).toBeGreaterThan(0)
    const token = new UnsecuredJWT({}).setIssuer(AWAY).setSubject('x').encode()
    const headers = { authorization: `Bearer ${token}` }
    expect((await world.app.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(503)

    const person = await signedIn(world, 'LANDLORD')
    expect((await person.get('/users/me')).statusCode).toBe(200)
  })

  test('a browser is led back to the sign-in page', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml' }
    const start = await world.app.inject({ url: '/api/v1/auth/oidc/start', headers })
    expect(start.headers.location).toBe('/auth/login?trouble=IDENTITY_PROVIDER_UNAVAILABLE')
  })
})

describe('where no issuer is configured', () => {
  const world = useWorld()
  test('there is no such door', async () => {
    for (const call of ['start', 'callback']) {
      const answer = await world.app.inject({ url: `/api/v1/auth/oidc/${call}` })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'ROUTE_NOT_FOUND'])
    }
  })
})
