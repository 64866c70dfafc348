import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'

/** Somebody else at a person's data, as far as it is recorded: what they opened, changed, or took out of the app. */
export const DataAccess = z
  .object({
    at: Instant,
    kind: z.enum(['LOOKED_IN', 'CHANGED', 'EXPORTED']),
    by_name: z
      .string()
      .nullable()
      .meta({ description: 'Null: the program by itself, or somebody who was erased' }),
    what: z
      .array(z.string())
      .meta({ description: 'What was asked or done, or which report it was, in words' }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the platform looked in, where no consent was given' }),
  })
  .meta({ id: 'DataAccess' })
export type DataAccess = z.infer<typeof DataAccess>

/** So many of each kind are shown, the newest first. */
export const MOST_SHOWN_ACCESSES = 50
