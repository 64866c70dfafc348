import { KEY_PATTERN } from '@gida/contract/domains/integrations/rules'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { traceNow } from './unhandled-rejections.ts'

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Fields that could hold a secret by mistake. Whole bodies, queries and headers are never logged. */
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

/** API keys are recognised by their format, wherever they appear. */
const EVERY_KEY = new RegExp(KEY_PATTERN, 'g')

/** Structured log lines, to standard output by default. */
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

/** Describes an error for the log, without the values that a database error may contain. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? String(error.code) : undefined
  const cause = error.cause ? describeError(error.cause) : undefined
  return { name: error.name, message: error.message, code, stack: error.stack, cause }
}
