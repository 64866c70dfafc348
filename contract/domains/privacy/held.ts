import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { ReportStatus } from '../reports/rules.ts'
import { ActivityKey } from './activities.ts'

/** Data held about a person for one activity. */
export const HeldActivity = z
  .object({
    key: ActivityKey,
    title: z.string(),
    purpose: z.string(),
    basis: z.string(),
    kinds: z.array(z.string()).meta({ description: 'Kinds of data, in words' }),
    entries: z.int().meta({ description: 'Number of records about this person' }),
    kept: z.object({ law: z.string(), until: Day }).nullable().meta({
      description: 'Data that a law requires to be kept even after an erasure request; null if there is none',
    }),
  })
  .meta({ id: 'HeldActivity' })
export type HeldActivity = z.infer<typeof HeldActivity>

export const PersonalExport = z
  .object({
    id: Id,
    status: ReportStatus,
    done: z.int(),
    total: z.int().nullable(),
    size: z.int().nullable(),
    sha256: z.string().nullable(),
    failure: z.string().nullable(),
    created_at: Instant,
    kept_until: Instant.nullable().meta({
      description: 'Until when the file can be downloaded; null until it is ready',
    }),
  })
  .meta({ id: 'PersonalExport' })
export type PersonalExport = z.infer<typeof PersonalExport>
