import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLive, type LiveProblem } from './live-connection.ts'

vi.mock('../http/reachability.ts', () => ({ reportReachable: () => {}, reportUnanswered: () => {} }))

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: { type: string; data?: unknown }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close(code: number) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}
const last = () => FakeSocket.all.at(-1) as FakeSocket
const count = () => FakeSocket.all.length

let problems: LiveProblem[]
let renewSession: ReturnType<typeof vi.fn<() => Promise<boolean>>>
let getTicket: ReturnType<typeof vi.fn<() => Promise<string>>>

function connection(random = () => 0.5) {
  return createLive({
    getTicket,
    openSocket: (url) => new FakeSocket(url) as unknown as WebSocket,
    renewSession,
    onProblem: (problem) => problems.push(problem),
    random,
  })
}
async function connected() {
  const live = connection()
  live.start('me')
  await vi.advanceTimersByTimeAsync(0)
  last().open()
  return live
}
/** Chance that is the same each time (Park and Miller's generator). */
function seeded(seed = 7): () => number {
  let last = seed
  return () => {
    last = (last * 48_271) % 2_147_483_647
    return last / 2_147_483_647
  }
}
const payment = (seq: number) => ({ type: 'payment_updated', seq, data: { id: `p${seq}` } })

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  FakeSocket.all = []
  problems = []
  renewSession = vi.fn(async () => true)
  getTicket = vi.fn(async () => 'one-use')
})

describe('the live connection', () => {
  it('opens with a ticket, never with the access token', async () => {
    const live = await connected()
    expect(last().url).toMatch(/^ws:\/\/.+\/api\/v1\/ws\/me\?token=one-use$/)
    expect(live.state()).toBe('connected')
  })

  it('beats every 30 s, and calls a silent line dead', async () => {
    await connected()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(last().sent).toEqual([{ type: 'ping' }])
    last().hear({ type: 'pong', data: {} })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(last().sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(30_000) // no pong came
    await vi.advanceTimersByTimeAsync(3_000)
    expect(count()).toBe(2)
  })

  it('comes back after 3, 6, 12, 24 and 48 s on average, then says that it is lost', async () => {
    await connected()
    getTicket.mockRejectedValue(new Error('no network'))
    last().close(1006)
    for (const [tries, wait] of [3, 6, 12, 24, 48].entries()) {
      await vi.advanceTimersByTimeAsync(wait * 1000 - 1)
      expect(getTicket).toHaveBeenCalledTimes(1 + tries)
      await vi.advanceTimersByTimeAsync(1)
      expect(getTicket).toHaveBeenCalledTimes(2 + tries)
    }
    expect(problems).toEqual(['lost'])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(getTicket).toHaveBeenCalledTimes(6)
  })

  it('does not bring a thousand clients back in one second, nor in one second again', async () => {
    getTicket.mockRejectedValue(new Error('the server is away'))
    const dice = seeded()
    for (let n = 0; n < 1000; n++) connection(dice).start('me')
    const asked: number[] = []
    for (let second = 0; second < 18; second++) {
      const before = getTicket.mock.calls.length
      await vi.advanceTimersByTimeAsync(1_000)
      asked.push(getTicket.mock.calls.length - before)
    }
    expect(asked[0]).toBeLessThan(1300) // the first try of all, and the earliest second tries
    expect(Math.max(...asked.slice(1))).toBeLessThan(350)
    expect(getTicket.mock.calls.length).toBeGreaterThan(2900)
  })

  it('counts anew once it was open', async () => {
    await connected()
    last().close(1006)
    await vi.advanceTimersByTimeAsync(3_000)
    last().open()
    last().close(1006)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(count()).toBe(3)
  })

  it('wakes when the network is back, also after it had given up', async () => {
    const live = await connected()
    getTicket.mockRejectedValue(new Error('no network'))
    last().close(1006)
    await vi.advanceTimersByTimeAsync(200_000)
    expect(live.state()).toBe('error')
    getTicket.mockResolvedValue('another')
    live.wake()
    await vi.advanceTimersByTimeAsync(0)
    last().open()
    expect(live.state()).toBe('connected')
  })

  it('does not open a second line when it wakes while one stands', async () => {
    const live = await connected()
    live.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(count()).toBe(1)
  })
})

describe('close codes', () => {
  it('1000 ends it, with no retry', async () => {
    const live = await connected()
    last().close(1000)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(count()).toBe(1)
    expect(live.state()).toBe('disconnected')
  })

  it('4001 renews the session and connects again at once', async () => {
    await connected()
    last().close(4001)
    await vi.advanceTimersByTimeAsync(0)
    expect(renewSession).toHaveBeenCalledOnce()
    expect(count()).toBe(2)
  })

  it('4001 ends the session when it cannot be renewed', async () => {
    await connected()
    renewSession.mockResolvedValue(false)
    last().close(4001)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(problems).toEqual(['ended'])
    expect(count()).toBe(1)
  })

  it('4001 twice in a row does not race: it waits like any other failure', async () => {
    await connected()
    last().close(4001)
    await vi.advanceTimersByTimeAsync(0)
    last().close(4001)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(count()).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(count()).toBe(3)
    expect(renewSession).toHaveBeenCalledOnce()
  })

  it.each([
    [4002, 'rate_limited'],
    [4003, 'unavailable'],
  ])('%i is told, and not tried again', async (code, problem) => {
    const live = await connected()
    last().close(code)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(problems).toEqual([problem])
    expect(count()).toBe(1)
    expect(live.state()).toBe('error')
  })
})

describe('numbered events', () => {
  async function ready(lastSeq: number) {
    const live = await connected()
    const seen: string[] = []
    live.on('payment_updated', (data) => seen.push(data.id))
    last().hear({ type: 'ready', data: { last_seq: lastSeq } })
    return { live, seen }
  }

  it('asks for what was missed while it was away', async () => {
    await ready(5)
    last().hear(payment(6))
    last().close(1006)
    await vi.advanceTimersByTimeAsync(3_000)
    last().open()
    last().hear({ type: 'ready', data: { last_seq: 8 } })
    expect(last().sent).toEqual([{ type: 'resume', data: { last_seq: 6 } }])
  })

  it('asks for nothing when nothing was missed', async () => {
    await ready(5)
    last().close(1006)
    await vi.advanceTimersByTimeAsync(3_000)
    last().open()
    last().hear({ type: 'ready', data: { last_seq: 5 } })
    expect(last().sent).toEqual([])
  })

  it('hands each event on once', async () => {
    const { seen } = await ready(5)
    last().hear(payment(6))
    last().hear(payment(6))
    expect(seen).toEqual(['p6'])
  })

  it('asks again when a number is missing, and takes them in order', async () => {
    const { seen } = await ready(5)
    last().hear(payment(7))
    expect(last().sent).toEqual([{ type: 'resume', data: { last_seq: 5 } }])
    last().hear(payment(6))
    last().hear(payment(7))
    expect(seen).toEqual(['p6', 'p7'])
  })

  it('starts from the new number after a resync', async () => {
    const { live, seen } = await ready(5)
    const resynced = vi.fn()
    live.on('resync', resynced)
    last().hear({ type: 'resync', data: { last_seq: 90 } })
    last().hear(payment(91))
    expect(resynced).toHaveBeenCalledOnce()
    expect(seen).toEqual(['p91'])
  })

  it('remembers the number over a reload, for the same person only', async () => {
    await ready(5)
    const again = connection()
    again.start('me')
    await vi.advanceTimersByTimeAsync(0)
    last().open()
    last().hear({ type: 'ready', data: { last_seq: 9 } })
    expect(last().sent).toEqual([{ type: 'resume', data: { last_seq: 5 } }])

    const other = connection()
    other.start('somebody else')
    await vi.advanceTimersByTimeAsync(0)
    last().open()
    last().hear({ type: 'ready', data: { last_seq: 70 } })
    expect(last().sent).toEqual([])
  })

  it('asks in a new tab for what happened since its screens began', async () => {
    const live = connection()
    live.start('me', 4)
    await vi.advanceTimersByTimeAsync(0)
    last().open()
    last().hear({ type: 'ready', data: { last_seq: 6 } })
    expect(last().sent).toEqual([{ type: 'resume', data: { last_seq: 4 } }])
  })

  it('tells of a refused deed', async () => {
    await ready(5)
    last().hear({ type: 'error', data: { error_code: 'PERMISSION_DENIED', message: 'no' } })
    expect(problems).toEqual(['denied'])
  })
})
