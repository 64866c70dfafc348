import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { ActivityKey } from './activities.ts'

/** An external party that processes personal data for this installation. */
export const Processor = z.object({
  name: z.string(),
  country: z.string().nullable().meta({ description: 'Null if the installation cannot tell' }),
  purpose: z.string(),
})
export type Processor = z.infer<typeof Processor>

export const ProcessingActivity = z.object({
  key: ActivityKey,
  title: z.string(),
  purpose: z.string(),
  basis: z.string(),
  people: z.string(),
  kinds: z.array(z.string()).meta({ description: 'Kinds of data' }),
  tables: z.array(z.string()).meta({ description: 'Database tables that hold the data' }),
  kept: z.array(z.string()).meta({ description: 'Retention periods, as applied by the retention job' }),
  law: z
    .string()
    .nullable()
    .meta({ description: 'Law that requires the data to be kept; null if none does' }),
})
export type ProcessingActivity = z.infer<typeof ProcessingActivity>

/** Record of processing (section 29 NDPA 2023), generated from what the code declares about its tables. */
export const ProcessingRecord = z
  .object({
    made_at: Instant,
    activities: z.array(ProcessingActivity),
    processors: z.array(Processor),
    safeguards: z.array(z.string()),
  })
  .meta({ id: 'ProcessingRecord' })
export type ProcessingRecord = z.infer<typeof ProcessingRecord>

/** A retention period in words. */
export function keptFor(days: number): string {
  if (days === 0) return 'At once'
  if (days % 365 === 0) return days === 365 ? '1 year' : `${days / 365} years`
  return days === 1 ? '1 day' : `${days} days`
}
