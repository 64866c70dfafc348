import { vi } from 'vitest'

/** Where the line is cut: at which exchange, whether its request or its answer is lost, and whether the app dies of it. */
export type Cut = { at: number; lost: 'request' | 'answer'; kills: boolean }
export type Sent = { path: string; fields: Record<string, unknown> }

/**
 * A server that does each thing once, by its key, and a line to it that is cut once. What is on the way when the app dies is never
 * answered to it.
 */
export function makeFaultyNetwork(cut: Cut | null, nameOf: (sent: Sent) => string) {
  const done = new Map<string, string>()
  let exchanges = 0
  let isUp = true
  let isDead = false

  function handle(sent: Sent): object {
    const name = nameOf(sent)
    const key = String(sent.fields.client_id ?? name)
    if (!done.has(key)) done.set(key, name)
    return { id: `of-${key}`, item_list: [], conversation_id: sent.fields.conversation_id, number: done.size }
  }

  /** Answers what the server says; rejects where the line is cut, and never settles for an app that is dead. */
  async function exchange(sent: Sent): Promise<object> {
    if (isDead) return new Promise(() => {})
    if (!isUp) throw new TypeError('no network')
    if (cut?.at !== ++exchanges) return handle(sent)
    if (cut.lost === 'answer') handle(sent)
    isUp = false
    isDead = cut.kills
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    if (isDead) return new Promise(() => {})
    window.dispatchEvent(new Event('offline'))
    throw new TypeError('no network')
  }
  return {
    exchange,
    /** What the server has done, in its order. */
    done: () => [...done.values()],
    exchanges: () => exchanges,
    isDead: () => isDead,
    comesBack() {
      isUp = true
      isDead = false
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
      window.dispatchEvent(new Event('online'))
    },
  }
}
export type Line = ReturnType<typeof makeFaultyNetwork>

const fieldsOf = (body: unknown): Record<string, unknown> =>
  body instanceof FormData
    ? Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value]))
    : JSON.parse(String(body))

/** Puts the line in the place of the browser's own. */
export function stubFetch(line: Line): void {
  const pathOf = (address: string) => new URL(address, 'http://here').pathname.replace('/api/v1', '')
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const answer = await line.exchange({ path: pathOf(address), fields: fieldsOf(body) })
    return new Response(JSON.stringify(answer), { status: 201 })
  })
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      status = 201
      responseText = ''
      path = ''
      onload?: () => void
      onerror?: () => void
      onloadend?: () => void
      open(_: string, address: string) {
        this.path = pathOf(address)
      }
      setRequestHeader() {}
      getResponseHeader = () => null
      abort() {}
      send(body: FormData) {
        line.exchange({ path: this.path, fields: fieldsOf(body) }).then(
          (answer) => {
            this.responseText = JSON.stringify(answer)
            this.onload?.()
            this.onloadend?.()
          },
          () => {
            this.onerror?.()
            this.onloadend?.()
          },
        )
      }
    },
  )
}
