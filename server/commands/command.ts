import type { StartedDatabase } from '../platform/db/start.ts'
import type { Services } from '../platform/services.ts'

/** A usage error, shown without a stack trace. */
export class UsageError extends Error {}

export type Given = Record<string, string | undefined>
/** Returns the exit code. */
export type Work = (services: Services, database: StartedDatabase) => Promise<number>
export type Command = {
  options: string[]
  /** Optional options. */
  optional?: string[]
} & (
  | {
      /** Validates the arguments before anything starts. */
      prepare(given: Given): Work | Promise<Work>
    }
  | {
      /** Runs without a database. */
      alone(given: Given): Promise<number>
    }
)

/** An integer option, such as `1,000` or `1_000`. */
export function wholeNumber(given: Given, name: string): number {
  const text = given[name] ?? ''
  if (!/^\d[\d_,]*$/.test(text)) throw new UsageError(`--${name} is a whole number, not "${text}".`)
  return Number(text.replace(/[_,]/g, ''))
}
