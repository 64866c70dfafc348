import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from '../../testing/servers/server-process.ts'
import type { Phone } from '../phone.ts'
import type { Node } from './nodes.ts'

const EVERY_MS = 200
/** One in this many requests is a write. */
const WRITE_EVERY = 4
/** Every call must be answered within this time, whatever is down. */
const LIMIT_MS = 15_000
const READ = '/users/me/notification-choices'
const WRITE = { digest_at: '07:30' }

/** What currently happens: nothing, a failover of the database, or a partition of a node. */
export type Weather = 'calm' | 'failover' | 'cut'
export type Probe = {
  node: string
  kind: 'read' | 'write'
  weather: Weather
  /** Whether this node was partitioned when asked. */
  isCut: boolean
  ms: number
  /** Null if it was killed meanwhile. */
  status: number | null
}
export type Look = { asked: Probe[]; faults: string[]; stop(): Promise<void> }

/** Continuously calls each running web node, bypassing the balancer, with reads and writes; collects responses that must not happen. */
export function probeNodes(nodes: readonly Node[], weather: () => Weather, phone: Phone): Look {
  const asked: Probe[] = []
  const faults: string[] = []
  let isOver = false
  let refused: string | undefined

  async function askOnce(node: Node, running: ServerProcess, kind: Probe['kind']): Promise<void> {
    const seen = { node: node.name, kind, weather: weather(), isCut: node.cut !== null }
    const token = await phone.token(refused)
    const begun = performance.now()
    const answer = await ask(node, token, kind)
    const ms = Math.round(performance.now() - begun)
    if (answer?.status === 401) refused = token
    const isKilled = node.process !== running || running.child.exitCode !== null
    if (!isKilled) {
      const fault = faultOf(answer)
      if (fault)
        faults.push(`${node.name} (${seen.weather}${seen.isCut ? ', cut off' : ''}): a ${kind} ${fault}`)
    }
    asked.push({ ...seen, ms, status: answer?.status ?? null })
  }

  const looking = nodes.map(async (node) => {
    for (let turn = 0; !isOver; turn++, await pause(EVERY_MS)) {
      const running = node.process
      if (running && (await isUp(running)))
        await askOnce(node, running, turn % WRITE_EVERY === 0 ? 'write' : 'read')
    }
  })
  return {
    asked,
    faults,
    stop: async () => {
      isOver = true
      await Promise.all(looking)
    },
  }
}

/** The response; null if there was none. */
export async function ask({ env: { PORT } }: Node, token: string, kind: Probe['kind']) {
  try {
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/v1${READ}`, {
      method: kind === 'read' ? 'GET' : 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(kind === 'write' && { body: JSON.stringify(WRITE) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const { code } = (await answer.json()) as { code?: string }
    return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') }
  } catch {
    return null
  }
}

/** Allowed are success, client errors, and 503 with Retry-After. */
function faultOf(answer: Awaited<ReturnType<typeof ask>>): string | null {
  if (!answer) return `had no answer within ${LIMIT_MS / 1000} s`
  if (answer.status < 500) return null
  const isInWords = answer.status === 503 && answer.code === 'DATABASE_UNAVAILABLE' && answer.retryAfter
  return isInWords ? null : `was answered ${answer.status} ${answer.code}`
}

const isUp = (running: ServerProcess) =>
  Promise.race([
    running.ready.then(
      () => true,
      () => false,
    ),
    pause(EVERY_MS, false),
  ])
