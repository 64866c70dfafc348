import { randomBytes } from 'node:crypto'
import type { Fault, Frame } from './describe-fault.ts'

/** Target of reports: the envelope endpoint of one project, and its public key. */
export type Receiver = { url: string; key: string }

/** Parses `https://key@host/path/project`; null if invalid. */
export function readDsn(dsn: string): Receiver | null {
  if (!URL.canParse(dsn)) return null
  const { protocol, username, host, pathname } = new URL(dsn)
  const [, path = '', project] = /^(\/.*)?\/(\d+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || !project) return null
  return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username }
}

export type Event = {
  fault: Fault
  from: 'server' | 'browser'
  /** Name of the call or job. */
  action?: string | undefined
  trace_id: string
  release: string
  environment: string
  at: Date
}

/** Sentry's envelope format: a header line, then each item with its own header line. */
export function envelopeOf({ fault, from, action, trace_id, release, environment, at }: Event): string {
  const event_id = randomBytes(16).toString('hex')
  const event = {
    event_id,
    timestamp: at.toISOString(),
    platform: from === 'server' ? 'node' : 'javascript',
    level: 'error',
    release,
    environment,
    ...(action && { transaction: action }),
    tags: { from },
    contexts: { trace: { trace_id, span_id: trace_id.slice(16) } },
    exception: { values: exceptionsOf(fault) },
  }
  const lines = [{ event_id, sent_at: at.toISOString() }, { type: 'event' }, event]
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

/** Deepest cause first; in each, the innermost frame last. */
function exceptionsOf(fault: Fault): object[] {
  const { kind, words, frames, cause } = fault
  const stacktrace = { frames: frames.map(wireFrame).reverse() }
  const own = { type: kind, value: words, ...(frames.length > 0 && { stacktrace }) }
  return [...(cause ? exceptionsOf(cause) : []), own]
}

const wireFrame = ({ file, function: name, line, column }: Frame) => ({
  filename: file,
  ...(name && { function: name }),
  lineno: line,
  colno: column,
  in_app: !/^node_modules\/|^node:/.test(file),
})
