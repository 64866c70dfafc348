import type { Config } from '../config/config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { VERSION } from '../version.ts'
import type { Span, Trace } from './trace.ts'

const MOST_WAITING = 2_048
const MOST_A_BATCH = 512
const EVERY_MS = 2_000
const PATIENCE_MS = 5_000

export type Tracer = {
  /** Decides on sampling by trace id, so that every process decides alike. */
  follow(trace: Trace): void
  /** Sends what is buffered. */
  close(): Promise<void>
}

/**
 * Sends spans by OTLP/HTTP as JSON. Spans that the receiver does not accept are dropped and counted: no call waits, and
 * memory is bounded.
 */
export function makeTracer(to: Config['traces'], metrics: Metrics): Tracer {
  if (!to) return { follow: () => {}, close: async () => {} }
  const { url, sample } = to
  const waiting: Span[] = []
  let sending: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  const count = (outcome: 'exported' | 'dropped', spans: number) =>
    metrics.count('gida_spans_total', { outcome }, spans)

  function tell(span: Span): void {
    if (waiting.length >= MOST_WAITING) return count('dropped', 1)
    waiting.push(span)
    timer ??= setTimeout(flush, EVERY_MS).unref()
  }

  function flush(): Promise<void> {
    timer = null
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_A_BATCH)
      const isTaken = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wireOf(batch)),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        async (answer) => {
          await answer.body?.cancel()
          return answer.ok
        },
        () => false,
      )
      count(isTaken ? 'exported' : 'dropped', batch.length)
    }
  }

  return {
    follow: (trace) => {
      if (Number.parseInt(trace.id.slice(-8), 16) < sample * 2 ** 32) trace.tell = tell
    },
    close: async () => {
      if (timer) clearTimeout(timer)
      await flush()
    },
  }
}

const KINDS = { call: 2, job: 5, asked: 3, within: 1 } as const
const FAILED = 2

const wireOf = (spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [attribute('service.name', 'gida'), attribute('service.version', VERSION)] },
      scopeSpans: [{ scope: { name: 'gida' }, spans: spans.map(wireSpan) }],
    },
  ],
})
const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } })
const wireSpan = ({ trace, id, parent, name, kind, began, ended, is_failed }: Span) => ({
  traceId: trace,
  spanId: id,
  ...(parent && { parentSpanId: parent }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanos(began),
  endTimeUnixNano: nanos(ended),
  ...(is_failed && { status: { code: FAILED } }),
})
/** As text, beyond the precision of a JavaScript number. */
const nanos = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n)
