import { KEY_PATTERN } from '@gida/contract/domains/integrations/rules'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { traceNow } from './unhandled-rejections.ts'

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Where something secret could stand by mistake. Bodies, queries and headers are never logged as a whole. */
const SECRET = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'authorization_url',
  'ticket',
  'key',
]

/** An API key is known by its form, wherever it comes in. */
const EVERY_KEY = new RegExp(KEY_PATTERN, 'g')

/** Structured lines, on standard output unless said. */
export function makeLog(level: Config['log']['level'], to?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    mixin: () => {
      const trace = traceNow()
      return trace ? { trace: trace.id } : {}
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '…' },
    serializers: { error: describeError },
    hooks: { streamWrite: (line) => line.replaceAll(EVERY_KEY, (key) => `${key.slice(0, 10)}…`) },
  }
  return to ? pino(options, to) : pino(options)
}

/** An error for the log: what and where, without the values that a database error may carry. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? String(error.code) : undefined
  const cause = error.cause ? describeError(error.cause) : undefined
  return { name: error.name, message: error.message, code, stack: error.stack, cause }
}
