import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { throttleLog } from '../log/throttle-log.ts'
import { originNow, traceNow } from '../log/unhandled-rejections.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { beginTrace } from '../traces/trace.ts'
import { VERSION } from '../version.ts'
import { describeFault, type Fault } from './describe-fault.ts'
import { type Event, envelopeOf } from './envelope.ts'

const MOST_A_MINUTE = 30
const MOST_UNDER_WAY = 5
const MINUTE_MS = 60_000
const PATIENCE_MS = 3_000

export type ErrorReports = {
  /** Reports an error. Returns whether it was sent; never throws, and callers need not wait. */
  report(error: unknown, from?: Event['from']): Promise<boolean>
}

/**
 * Sends to any Sentry-compatible endpoint. The same error is sent once a minute, and all errors share a rate limit, so a
 * dead receiver or an error in every call costs no throughput.
 */
export function makeErrorReports(
  { errorReports: to, production }: Pick<Config, 'errorReports' | 'production'>,
  metrics: Metrics,
  random: () => number = Math.random,
): ErrorReports {
  if (!to) return { report: async () => false }
  const { receiver, sample } = to
  const isNew = throttleLog(MINUTE_MS)
  let minute = 0
  let sent = 0
  let underWay = 0
  let quietUntil = 0

  function isWithinLimits(fault: Fault): boolean {
    const now = performance.now()
    if (now - minute >= MINUTE_MS) [minute, sent] = [now, 0]
    const isOver = sent >= MOST_A_MINUTE || underWay >= MOST_UNDER_WAY || now < quietUntil
    if (isOver || !isNew(placeOf(fault)) || random() >= sample) return false
    sent++
    return true
  }

  async function send(body: string): Promise<boolean> {
    underWay++
    try {
      const answer = await fetch(receiver.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=gida/${VERSION}, sentry_key=${receiver.key}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
      if (answer.status === 429) quietUntil = performance.now() + MINUTE_MS
      return answer.ok
    } catch {
      return false
    } finally {
      underWay--
    }
  }

  return {
    report: async (error, from = 'server') => {
      const fault = describeFault(error)
      const tell = (outcome: 'sent' | 'limited' | 'failed') =>
        metrics.count('gida_error_reports_total', { outcome })
      if (!isWithinLimits(fault)) {
        tell('limited')
        return false
      }
      const origin = from === 'server' ? originNow() : undefined
      const event: Event = {
        fault,
        from,
        action: origin?.action,
        trace_id: (traceNow() ?? beginTrace()).id,
        release: `gida@${VERSION}`,
        environment: production ? 'production' : 'development',
        at: new Date(),
      }
      const isSent = await send(envelopeOf(event))
      tell(isSent ? 'sent' : 'failed')
      return isSent
    },
  }
}

/** Errors of one kind at one place count as the same. */
const placeOf = ({ kind, words, frames: [first] }: Fault) =>
  `${kind} ${words} ${first?.file}:${first?.line}:${first?.column}`

/** The same log, which also reports each error. */
export const reportingErrors = (log: Log, { report }: ErrorReports): Log => ({
  info: (fields, message) => log.info(fields, message),
  warn: (fields, message) => log.warn(fields, message),
  error: (fields, message) => {
    log.error(fields, message)
    if ('error' in fields) void report(fields.error)
  },
})
