import { randomUUID } from 'node:crypto'
import { api } from '@gida/contract/api'
import { type Endpoint, fillPath } from '@gida/contract/shared/endpoint'
import type { Referent } from '@gida/contract/shared/ids'
import { referencesIn } from '@gida/contract/shared/references'
import { ROLE_PERMISSIONS, type Role } from '@gida/contract/shared/roles'
import type { Person } from '../testing/people/people.ts'
import type { World } from '../testing/world.ts'

export const calls = Object.entries(api).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints).map(([action, endpoint]): [string, Endpoint] => [
    `${domain}.${action}`,
    endpoint,
  ]),
)
export const guarded = calls.filter(([, call]) => call.access !== 'public')

export const mayCall = (call: Endpoint, role: Role) =>
  call.access === 'signed_in' || ROLE_PERMISSIONS[role].some((permission) => permission === call.access)

/** What the first id in a call's path stands for: the subject of the call. */
export const subjectOf = ({ params }: Endpoint): Referent | undefined =>
  params && referencesIn(params).find(({ path: [name] }) => name === 'id' || name === 'estate_id')?.referent

/** Parameters, query and body of a request. */
export type Sent = { params: Record<string, string>; query?: unknown; body?: unknown }

/** Values for the other path parameters: ids that exist nowhere. */
export const wordsOf = (id: string): Record<string, string> => ({
  ...{ id, estate_id: id, user_id: randomUUID(), holiday_id: randomUUID() },
  ...{ message_id: randomUUID(), page: '1' },
  ...{ role: 'TENANT', state: 'lagos', lga: 'ikeja' },
})

export async function knock(
  world: World,
  who: Person,
  call: Endpoint,
  { params, query = {}, body = {} }: Sent,
) {
  const asked = new URLSearchParams(
    Object.entries(query as object).map(([name, value]) => [name, String(value)]),
  )
  const sent =
    call.upload && !call.upload.most_files
      ? await formOf(call.upload.field, body as object)
      : { headers: {}, payload: body }
  const answer = await world.app.inject({
    method: call.method,
    url: `/api/v1${fillPath(call.path, params)}?${asked}`,
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': randomUUID(), ...sent.headers },
    ...(call.method === 'GET' ? {} : { payload: sent.payload as object }),
  })
  const isJson = /^application\/json\b/.test(String(answer.headers['content-type']))
  return { status: answer.statusCode, said: isJson ? answer.json() : answer.body }
}

/** A multipart form, for calls that take a file. */
async function formOf(field: string, fields: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append(field, new File(['hello'], 'hello.txt'))
  const request = new Request('http://test', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}
