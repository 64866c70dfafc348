import { asForm } from './files/uploads.ts'
import { sentTo } from './outbox.ts'
import type { World } from './world.ts'

/** A signer with a mailbox and a browser. */
export async function signerOf(world: World, email: string) {
  let cookie = ''
  let token = ''
  const link = async (): Promise<string> => {
    token ||=
      (await sentTo(world, email))
        .flatMap(({ links }) => links)[0]
        ?.split('/')
        .at(-1) ?? ''
    return token
  }
  const call = async (act: string, payload: object) => {
    return world.app.inject({
      method: 'POST',
      url: `/api/v1/digital-signing/${await link()}${act}`,
      headers: { cookie, 'user-agent': 'Chrome on a phone' },
      payload,
    })
  }
  const code = async () => {
    await call('/code', {})
    return (await sentTo(world, email))[0]?.text.slice(0, 6) ?? ''
  }
  return {
    email,
    link,
    call,
    code,
    cookie: () => cookie,
    look: async () => world.app.inject({ url: `/api/v1/digital-signing/${await link()}` }),
    page: async (path = '') => world.app.inject({ url: `/sign/${await link()}${path}`, headers: { cookie } }),
    /** Signs through the page's form. */
    async signOnPage(parts: Record<string, string | File>) {
      const { headers, payload } = await asForm({ consent: 'yes', code: await code(), ...parts })
      const url = `/sign/${await link()}/sign`
      return world.app.inject({ method: 'POST', url, headers: { cookie, ...headers }, payload })
    },
    async open() {
      const answer = await call('/open', { code: await code() })
      cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
      return answer
    },
    async sign(signature: object = { kind: 'TYPED', value: 'Tonye Amachree' }, fields: object[] = []) {
      return call('/sign', { consent: true, signature, fields, code: await code() })
    },
  }
}
