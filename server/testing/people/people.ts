import { randomBytes } from 'node:crypto'
import type { Role } from '@gida/contract/shared/roles'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { openSession } from '../../domains/auth/open-session.ts'
import type { NewUser } from '../../domains/users/accounts/create-user.ts'
import { createUser, getUser } from '../../domains/users/index.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { World } from '../world.ts'

export type Person = {
  id: string
  email: string
  full_name: string
  role: Role
  token: string
  refresh_token: string
  actor: Actor
  get(path: string): Promise<LightMyRequestResponse>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  patch(path: string, body?: unknown): Promise<LightMyRequestResponse>
  delete(path: string, body?: unknown): Promise<LightMyRequestResponse>
}

/** A signed-in person with this role; other fields are generated unless given. */
export async function signedIn(world: World, role: Role, given: Partial<NewUser> = {}): Promise<Person> {
  const email = given.email ?? `${role.toLowerCase()}-${randomBytes(4).toString('hex')}@test.gida.ng`
  const full_name = given.full_name ?? `Test ${role[0]}${role.slice(1).toLowerCase().replace('_', ' ')}`
  const { services, app } = world
  const session = await services.transaction('system', async (tx) => {
    const { id } = await createUser(tx, { phone: null, ...given, email, full_name, role })
    return openSession(tx, services, await getUser(tx, id), { address: '127.0.0.1', userAgent: 'test' })
  })
  return {
    id: session.user.id,
    email,
    full_name,
    role,
    token: session.access_token,
    refresh_token: session.refresh_token,
    actor: await services.tokens.read(session.access_token),
    ...callsWith(app, session.access_token),
  }
}

/** The same person with a new token, after the clock has moved past the old one's expiry. */
export async function refreshed({ app }: World, person: Person): Promise<Person> {
  const { refresh_token } = person
  const answer = await app.inject({
    ...{ method: 'POST', url: '/api/v1/auth/refresh', payload: { refresh_token } },
  })
  const { access_token: token, refresh_token: next } = answer.json()
  return { ...person, token, refresh_token: next, ...callsWith(app, token) }
}

export function callsWith(app: FastifyInstance, token: string) {
  const call =
    (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') =>
    (path: string, body?: unknown, headers = {}) =>
      app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
  return { get: call('GET'), post: call('POST'), patch: call('PATCH'), delete: call('DELETE') }
}
