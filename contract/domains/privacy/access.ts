import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'

/** A recorded access to a person's data by somebody else: viewed, changed or exported. */
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

/** Newest accesses shown per kind. */
export const MOST_SHOWN_ACCESSES = 50
