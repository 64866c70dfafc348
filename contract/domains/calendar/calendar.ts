import { z } from 'zod'
import { Day, daysBetween, Instant, lagosDay } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { CALENDAR_TYPES, LONGEST_DAYS, MOST_DAYS } from './rules.ts'

export const CalendarType = z.enum(CALENDAR_TYPES)
const When = z.union([Day, Instant])

/** A calendar entry. Entries derived from other records can only be moved there. */
export const CalendarItem = z
  .object({
    id: z.string(),
    type: CalendarType,
    title: z.string(),
    note: z.string(),
    start: When.meta({ description: 'A day for all-day items, otherwise an instant' }),
    end: When.meta({ description: 'The last day for all-day items, otherwise an instant' }),
    all_day: z.boolean(),
    link: z.string().nullable(),
    editable: z.boolean(),
    is_late: z.boolean(),
  })
  .meta({ id: 'CalendarItem' })
export type CalendarItem = z.infer<typeof CalendarItem>

export const CalendarQuery = z.object({
  from: Day.optional().meta({ description: 'Defaults to today' }),
  to: Day.optional().meta({ description: 'Defaults to thirty days ahead' }),
  types: z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(CalendarType))
    .optional()
    .meta({ description: `Comma-separated: ${CALENDAR_TYPES.join(', ')}. Defaults to all` }),
  estate_id: idOf('estate').optional(),
})
export type CalendarQuery = z.infer<typeof CalendarQuery>

/** Why a date range is invalid; null if it is valid. */
export const faultOfRange = ({ from, to }: { from: Day; to: Day }): string | null => {
  const days = daysBetween(from, to)
  if (days < 0) return 'The last day is before the first.'
  return days >= MOST_DAYS ? `At most ${MOST_DAYS} days at a time.` : null
}

const fields = {
  title: z.string().trim().min(1, 'Give it a title.').max(160),
  start: When,
  end: When,
  all_day: z.boolean(),
  notes: z.string().trim().max(2_000),
}

type Times = { start?: string | undefined; end?: string | undefined; all_day?: boolean | undefined }
const dayOf = (text: string) => (text.length === 10 ? text : lagosDay(new Date(text)))

const isOfOneKind = ({ start, end, all_day }: Times) =>
  [start, end].every((one) => one === undefined || (one.length === 10) === (all_day ?? false))
const isInOrder = ({ start, end, all_day }: Times) =>
  !start || !end || (all_day ? end >= start : Date.parse(end) > Date.parse(start))
const isShort = ({ start, end }: Times) =>
  !start || !end || daysBetween(dayOf(start), dayOf(end)) <= LONGEST_DAYS
const ofKind = { path: ['start'], message: 'For all day, choose days; otherwise choose a time.' }
const inOrder = { path: ['end'], message: 'It must end after it starts.' }
const short = { path: ['end'], message: `It lasts at most ${LONGEST_DAYS} days.` }

export const CreateEntry = z
  .object({
    ...{ ...fields, all_day: fields.all_day.default(false), notes: fields.notes.default('') },
    client_id: ClientId.optional().meta({
      description: 'Client-generated UUID. Repeating the call with the same value returns the same entry',
    }),
  })
  .refine(isOfOneKind, ofKind)
  .refine(isInOrder, inOrder)
  .refine(isShort, short)
export type CreateEntry = z.infer<typeof CreateEntry>

export const UpdateEntry = z
  .object(fields)
  .partial()
  .refine((wanted) => Object.keys(wanted).length > 0, { message: 'Change at least one field.' })
  .refine(
    ({ start, end, all_day }) =>
      (start === undefined) === (end === undefined) && (start !== undefined || all_day === undefined),
    {
      path: ['end'],
      message: 'Enter both the start and the end.',
    },
  )
  .refine(isOfOneKind, ofKind)
  .refine(isInOrder, inOrder)
  .refine(isShort, short)
export type UpdateEntry = z.infer<typeof UpdateEntry>

export const CalendarEntry = z
  .object({ id: Id, title: z.string(), start: When, end: When, all_day: z.boolean(), notes: z.string() })
  .meta({ id: 'CalendarEntry' })
export type CalendarEntry = z.infer<typeof CalendarEntry>

/** URL at which a calendar program subscribes to the person's calendar. */
export const CalendarFeed = z
  .object({
    is_on: z.boolean(),
    made_at: Instant.nullable(),
    read_at: Instant.nullable().meta({
      description: 'When a calendar program last read the feed; null if never',
    }),
  })
  .meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.infer<typeof CalendarFeed>
