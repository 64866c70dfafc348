import type { StartedDatabase } from '../platform/db/start.ts'
import type { Services } from '../platform/services.ts'

/** What was typed cannot be done as it stands. It is said without a stack. */
export class UsageError extends Error {}

export type Given = Record<string, string | undefined>
/** Answers what the process ends with. */
export type Work = (services: Services, database: StartedDatabase) => Promise<number>
export type Command = {
  options: string[]
  /** Options that may be left out. */
  optional?: string[]
} & (
  | {
      /** Reads what was given, before anything is started. */
      prepare(given: Given): Work | Promise<Work>
    }
  | {
      /** Runs while no database does. */
      alone(given: Given): Promise<number>
    }
)

/** A whole number of that option, as `1,000` or `1_000`. */
export function wholeNumber(given: Given, name: string): number {
  const text = given[name] ?? ''
  if (!/^\d[\d_,]*$/.test(text)) throw new UsageError(`--${name} is a whole number, not "${text}".`)
  return Number(text.replace(/[_,]/g, ''))
}
