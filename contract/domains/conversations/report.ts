import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { MOST_REASON_SIGNS } from './rules.ts'

/** A message as it was when it was reported, even if it was edited or deleted later. */
export const ReportedLine = z.object({
  number: z.int(),
  sender_name: z.string(),
  content: z.string(),
  files: z.array(z.string()),
  created_at: Instant,
})

/** A reported message with the messages around it. */
export const Report = z
  .object({
    id: Id,
    number: z.int().meta({ description: 'Number of the reported message among the lines' }),
    reported_name: z.string(),
    reporter_name: z.string(),
    estate_name: z.string().nullable(),
    reason: z.string(),
    lines: z.array(ReportedLine),
    created_at: Instant,
    closed_at: Instant.nullable(),
    closed_by_name: z.string().nullable(),
    outcome: z.string().nullable(),
  })
  .meta({ id: 'MessageReport' })
export type Report = z.infer<typeof Report>

const words = z.string().trim().max(MOST_REASON_SIGNS)
export const ReportMessage = z.object({ reason: words.min(1, 'Say what is wrong with it.') })
export const CloseReport = z.object({ outcome: words.min(1, 'Say what the outcome was.') })
