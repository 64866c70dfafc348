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
      .meta({ description: 'Null for automatic processing, or if the person has been erased' }),
    what: z.array(z.string()).meta({ description: 'What was queried or done, or the name of the report' }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Reason given for access by the platform without consent; null otherwise' }),
  })
  .meta({ id: 'DataAccess' })
export type DataAccess = z.infer<typeof DataAccess>

/** Newest accesses shown per kind. */
export const MOST_SHOWN_ACCESSES = 50
