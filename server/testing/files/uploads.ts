import type { LightMyRequestResponse } from 'fastify'
import type { Person } from '../people/people.ts'
import type { World } from '../world.ts'

/** Posts a form with files and fields as a person. */
export async function upload(
  world: World,
  person: Person,
  path: string,
  parts: Record<string, string | File>,
): Promise<LightMyRequestResponse> {
  const { headers, payload } = await asForm(parts)
  return world.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${person.token}`, ...headers },
    payload,
  })
}

/** A form in multipart encoding. */
export async function asForm(parts: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  const request = new Request('http://test', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}
