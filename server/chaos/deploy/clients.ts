import { setTimeout as pause } from 'node:timers/promises'

const PASSWORD = 'Harmattan-Mango-77'
const PLACE = { address: '4 Admiralty Way', state: 'Lagos', lga: 'Eti-Osa' }
/** One in this many calls is a write that is verified at the end. */
const WRITES_EVERY = 10
const READS = [
  '/auth/context',
  '/estates',
  '/payments',
  '/communication/notifications',
  '/estates?page=1',
] as const

export type Calls = {
  made(): number
  failed: string[]
  /** Stops, and returns what is wrong with the written data. */
  finish(): Promise<string[]>
}
type Answered = { status: number; body: unknown }

/** Clients that call continuously, one request at a time, without retries. */
export async function startClients(url: string, count: number): Promise<Calls> {
  const failed: string[] = []
  let [made, isOver] = [0, false]

  async function call(token: string | null, method: string, path: string, body?: object): Promise<Answered> {
    made++
    try {
      const answer = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) failed.push(`${method} ${path}: ${answer.status} ${await answer.clone().text()}`)
      return { status: answer.status, body: await answer.json() }
    } catch (error) {
      failed.push(`${method} ${path}: ${error instanceof Error ? (error.cause ?? error.message) : error}`)
      return { status: 0, body: null }
    }
  }

  async function live(number: number): Promise<string[]> {
    const who = { email: `manager.${number}@example.ng`, password: PASSWORD }
    const opened = await call(null, 'POST', '/auth/register', {
      ...{ ...who, full_name: 'Tunde Bakare', role: 'ESTATE_MANAGER' },
    })
    const token = (opened.body as { access_token?: string } | null)?.access_token
    if (!token) throw new Error(`Nobody could register: ${failed.at(-1)}`)
    started()
    const written: string[] = []
    for (let at = 0; !isOver; at++) {
      if (at % WRITES_EVERY > 0) {
        await call(token, 'GET', READS[at % READS.length] ?? READS[0])
        continue
      }
      const name = `Estate ${number}.${at}`
      const { status } = await call(token, 'POST', '/estates', { name, ...PLACE })
      if (status === 201) written.push(name)
    }
    return compare(written, await readNames(token))
  }

  async function readNames(token: string): Promise<string[]> {
    const names: string[] = []
    for (let page = 1; ; page++) {
      const { body } = await call(token, 'GET', `/estates?page=${page}&limit=100`)
      const { data = [] } = (body ?? {}) as { data?: { name: string }[] }
      names.push(...data.map(({ name }) => name))
      if (data.length === 0) return names
    }
  }

  let waiting = count
  let started = () => {}
  const allStarted = new Promise<void>((done) => {
    started = () => {
      if (--waiting === 0) done()
    }
  })
  const lives = Promise.all(Array.from({ length: count }, (_, at) => live(at + 1)))
  await Promise.race([allStarted, lives])
  return {
    made: () => made,
    failed,
    finish: async () => {
      isOver = true
      return (await lives).flat()
    },
  }
}

/** Everything answered with 201 exists exactly once, and nothing else does. */
function compare(written: string[], found: string[]): string[] {
  const lost = written.filter((name) => !found.includes(name)).map((name) => `${name} is lost`)
  const more = found.filter((name, at) => !written.includes(name) || found.indexOf(name) !== at)
  return [...lost, ...more.map((name) => `${name} is there without an answer, or twice`)]
}

/** Resolves after this many calls. */
export async function untilMade(calls: Calls, number: number): Promise<void> {
  while (calls.made() < number) await pause(20)
}
