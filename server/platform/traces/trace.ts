import { randomBytes, randomUUID } from 'node:crypto'

/** A timed operation, named after the code that ran it; never contains values. */
export type Span = {
  trace: string
  id: string
  parent: string | null
  name: string
  kind: 'call' | 'job' | 'asked' | 'within'
  began: number
  ended: number
  is_failed: boolean
}

/** Trace of one call or job. `tell` is null if it is not sampled; it has an id all the same. */
export type Trace = {
  id: string
  span: string
  parent: string | null
  began: number
  tell: ((span: Span) => void) | null
}

/** Milliseconds since the epoch with sub-millisecond precision; independent of the movable clock. */
export const preciseNow = (): number => performance.timeOrigin + performance.now()

const newSpanId = () => randomBytes(8).toString('hex')

/** Continues the caller's W3C `traceparent`, or starts a trace with the request's id. */
export function beginTrace(traceparent?: unknown, request: string = randomUUID()): Trace {
  const [, id, parent] = PARENT.exec(String(traceparent)) ?? []
  const isGoingOn = id !== undefined && parent !== undefined && !ZEROS.test(id) && !ZEROS.test(parent)
  return {
    id: isGoingOn ? id : request.replaceAll('-', ''),
    span: newSpanId(),
    parent: isGoingOn ? parent : null,
    began: preciseNow(),
    tell: null,
  }
}
const PARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/
const ZEROS = /^0+$/

/** The `traceparent` header for outgoing requests. */
export const traceparentOf = ({ id, span, tell }: Trace): string => `00-${id}-${span}-${tell ? '01' : '00'}`

/** Ends the root span. */
export function endTrace(trace: Trace, name: string, kind: Span['kind'], is_failed: boolean): void {
  const { id, span, parent, began, tell } = trace
  tell?.({ trace: id, id: span, parent, name, kind, began, ended: preciseNow(), is_failed })
}

/** Traces a part of the work; nearly free if not sampled. */
export async function traceSpan<T>(
  trace: Trace | undefined,
  name: () => string,
  kind: Span['kind'],
  work: () => Promise<T>,
): Promise<T> {
  const { tell } = trace ?? {}
  if (!trace || !tell) return work()
  const began = preciseNow()
  const end = (is_failed: boolean) =>
    tell({
      ...{ trace: trace.id, id: newSpanId(), parent: trace.span, name: name(), kind },
      ...{ began, ended: preciseNow(), is_failed },
    })
  try {
    const done = await work()
    end(false)
    return done
  } catch (error) {
    end(true)
    throw error
  }
}

/** Names a statement by its verb and first table, leaving out quoted literals; values are parameters. */
export function nameOfStatement(sql: string): string {
  const bare = sql.replaceAll(/'[^']*'/g, "''")
  const [verb = 'sql'] = /\b(?:insert|update|delete|select)\b/i.exec(bare) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(?:app"?\."?)?([a-z_]{1,63})\b/i.exec(bare) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}
