import { z } from 'zod'
import { addDays, addMonths, Day, firstOfMonth } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { CatalogueReport, ReportAsked } from './report.ts'
import type { Span } from './rules.ts'

/** Interval of e-mailed reports: after each full calendar week, month or quarter in Lagos. */
export const Every = z.enum(['WEEK', 'MONTH', 'QUARTER'])
export type Every = z.infer<typeof Every>

const Name = z.string().trim().min(1, 'Give it a name').max(80)

export const ReportViewDraft = z.object({
  name: Name,
  asked: CatalogueReport,
  estate_id: idOf('estate').optional().meta({ description: 'Estate to share it in; defaults to private' }),
})
export type ReportViewDraft = z.infer<typeof ReportViewDraft>

export const ReportViewChange = z.object({
  name: Name.optional(),
  every: Every.nullable().optional().meta({ description: 'Null stops the e-mails' }),
})
export type ReportViewChange = z.infer<typeof ReportViewChange>

export const ReportView = z
  .object({
    id: Id,
    name: z.string(),
    asked: ReportAsked,
    is_mine: z.boolean(),
    owner_name: z.string(),
    shared_in: z.string().nullable().meta({ description: 'Estate that it is shared in; null if private' }),
    every: Every.nullable().meta({ description: 'How often it is e-mailed to its owner; null if not' }),
    next_on: Day.nullable(),
    stopped: z.string().nullable().meta({ description: 'Why it is no longer e-mailed; null otherwise' }),
  })
  .meta({ id: 'ReportView' })
export type ReportView = z.infer<typeof ReportView>

/** The first day of the week (Monday), month or quarter that contains a day. */
function firstOf(every: Every, day: Day): Day {
  if (every === 'WEEK') return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
  const first = firstOfMonth(day)
  return every === 'MONTH' ? first : addMonths(first, -((Number(day.slice(5, 7)) - 1) % 3))
}
const later = (every: Every, first: Day, times: number): Day =>
  every === 'WEEK' ? addDays(first, 7 * times) : addMonths(first, (every === 'MONTH' ? 1 : 3) * times)

/** The last full week, month or quarter before the one that contains a day. */
export function wholeBefore(every: Every, day: Day): Span {
  const first = firstOf(every, day)
  return { from: later(every, first, -1), to: addDays(first, -1) }
}

/** The day after the week, month or quarter that contains a day. */
export const nextAfter = (every: Every, day: Day): Day => later(every, firstOf(every, day), 1)
