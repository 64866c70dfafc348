import { randomBytes, randomUUID } from 'node:crypto'

/** What came to pass between two moments, under the name of the code that did it; never a value. */
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

/** One call or job as it is followed. `tell` is null where this one is not kept: it has its id all the same. */
export type Trace = {
  id: string
  span: string
  parent: string | null
  began: number
  tell: ((span: Span) => void) | null
}

/** Milliseconds of the epoch, finer than a clock tells them; no clock of tests moves it. */
export const preciseNow = (): number => performance.timeOrigin + performance.now()

const newSpanId = () => randomBytes(8).toString('hex')

/** Goes on with the trace of whoever asks, by their W3C `traceparent`; else begins one under the id of the request. */
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

/** The `traceparent` for whom this one asks. */
export const traceparentOf = ({ id, span, tell }: Trace): string => `00-${id}-${span}-${tell ? '01' : '00'}`

/** Ends the call or the job itself. */
export function endTrace(trace: Trace, name: string, kind: Span['kind'], is_failed: boolean): void {
  const { id, span, parent, began, tell } = trace
  tell?.({ trace: id, id: span, parent, name, kind, began, ended: preciseNow(), is_failed })
}

/** Follows a part of it; where nothing is kept it costs one look. */
export async function followWithin<T>(
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

/** A statement by what it does and the table that it names first. Its values are never in its text, and what is quoted in it is left out. */
export function nameOfStatement(sql: string): string {
  const bare = sql.replaceAll(/'[^']*'/g, "''")
  const [verb = 'sql'] = /\b(?:insert|update|delete|select)\b/i.exec(bare) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(?:app"?\."?)?([a-z_]{1,63})\b/i.exec(bare) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}
