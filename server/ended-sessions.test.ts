import { randomUUID } from 'node:crypto'
import { api } from '@gida/contract/api'
import { type Endpoint, fillPath } from '@gida/contract/shared/endpoint'
import { PERMISSIONS } from '@gida/contract/shared/roles'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fittingValue } from './testing/arbitrary.ts'
import { asForm } from './testing/files/uploads.ts'
import { type Person, signedIn } from './testing/people/people.ts'
import { collectUnhandledRejections } from './testing/unhandled-rejections.ts'
import { useWorld } from './testing/world.ts'

/**
 * A token outlives what it stands for. Every call that is not open to all is asked with the token of a session that was
 * ended, of a person who was shut out, and of one whose rights were changed: 401, whatever else was sent.
 */
const world = useWorld()
const left = collectUnhandledRejections()

const guarded = Object.entries(api).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints)
    .map(([name, endpoint]): [string, Endpoint] => [`${domain}.${name}`, endpoint])
    .filter(([, endpoint]) => endpoint.access !== 'public'),
)

/** Tokens that claim every right, so that each call gets as far as the database. */
let stale: Record<string, string>
beforeAll(async () => {
  const [ended, shutOut, changed] = await Promise.all([manager(), manager(), manager()])
  stale = {
    'an ended session': await tokenOf(ended),
    'a person shut out': await tokenOf(shutOut),
    'a changed right': await tokenOf(changed),
  }
  await ended.post('/auth/logout')
  await world.services.transaction('system', async (tx) => {
    await tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', shutOut.id).execute()
    await tx.updateTable('users').set({ rights_version: 99 }).where('id', '=', changed.id).execute()
  })
})
afterEach(async () => expect(await left()).toEqual([]))

const manager = () => signedIn(world, 'ESTATE_MANAGER')
const tokenOf = ({ actor }: Person) =>
  world.services.tokens.issue({ ...actor, granted: PERMISSIONS, denied: [] })

test.each(guarded)('%s', async (_, call) => {
  const request = await requestOf(call)
  for (const [why, token] of Object.entries(stale)) {
    const headers = { ...request.headers, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const answer = await world.app.inject({ ...request, headers })
    expect({ why, status: answer.statusCode, said: answer.body.slice(0, 300) }).toMatchObject({
      why,
      status: 401,
    })
  }
})

async function requestOf(call: Endpoint) {
  const drawn = (part: 'params' | 'query' | 'body') =>
    (call[part] ? fittingValue(call[part]) : {}) as Record<string, string>
  const query = new URLSearchParams(drawn('query'))
  if (query.has('page')) query.set('page', '1') // one that is too deep is refused before anybody is asked who they are
  const to = {
    method: call.method,
    url: `/api/v1${fillPath(call.path, drawn('params'))}?${query}`,
    headers: {},
  }
  if (call.upload) {
    const file = new File(['some bytes'], 'a.png', { type: 'image/png' })
    return { ...to, ...(await asForm({ ...drawn('body'), [call.upload.field]: file })) }
  }
  return call.body ? { ...to, payload: drawn('body') } : to
}
