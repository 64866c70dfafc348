import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { Role } from '../../shared/roles.ts'
import { WaitedSeconds } from '../../shared/waited.ts'
import { readRecurrence } from './recurrence.ts'
import {
  ANSWERS,
  LONGEST_HOURS,
  MEETING_SCOPES,
  MEETING_STATUSES,
  MEETING_TYPES,
  MOST_INVITEES,
} from './rules.ts'

export const MeetingType = z.enum(MEETING_TYPES)
export const MeetingStatus = z.enum(MEETING_STATUSES)
export const Answer = z.enum(ANSWERS)
const MeetingScope = z.enum(MEETING_SCOPES)

/** One meeting, or one date of a series. */
export const Meeting = z
  .object({
    id: Id,
    series_id: Id,
    title: z.string(),
    meeting_type: MeetingType,
    start_time: Instant,
    end_time: Instant,
    location: z.string(),
    url: z.string().nullable(),
    agenda: z.string(),
    recurrence: z
      .string()
      .nullable()
      .meta({ description: 'Recurrence rule (RRULE) of the series; null for a single meeting' }),
    estate: z.object({ id: Id, name: z.string() }).nullable(),
    organizer: z.object({ user_id: Id, name: z.string() }),
    is_organizer: z.boolean(),
    can_cancel: z.boolean(),
    status: MeetingStatus,
    cancel_reason: z.string().nullable(),
    sequence: z.int().meta({ description: 'Increases with each change of the series' }),
    my_answer: Answer.nullable(),
    my_note: z.string(),
    counts: z.object({ invited: z.int(), accepted: z.int(), tentative: z.int(), declined: z.int() }),
    clash: z
      .object({ title: z.string(), start_time: Instant })
      .nullable()
      .meta({ description: 'Another meeting of the caller at that time; null if none' }),
  })
  .meta({ id: 'Meeting' })
export type Meeting = z.infer<typeof Meeting>

export const Invitee = z
  .object({
    user_id: Id,
    name: z.string(),
    status: Answer.nullable(),
    note: z.string(),
    attended: z.boolean(),
  })
  .meta({ id: 'Invitee' })
export type Invitee = z.infer<typeof Invitee>

export const MeetingDetail = Meeting.extend({
  invitees: z
    .array(Invitee)
    .meta({ description: 'All invitees for the organiser; for others, only themselves' }),
  minutes: z.string().nullable().meta({ description: 'Minutes recorded after the meeting; null if none' }),
  minutes_document_id: Id.nullable().meta({
    description: 'Document with the minutes, filed with the estate; null if none',
  }),
  next_times: z.array(Instant).meta({ description: 'Up to three later dates of the series' }),
}).meta({ id: 'MeetingDetail' })
export type MeetingDetail = z.infer<typeof MeetingDetail>

/** Everybody with a role in an estate, or in one of its properties, whom the organiser may see. */
export const Audience = z.object({
  estate_id: idOf('estate'),
  property_id: idOf('property').optional(),
  role: Role.exclude(['ADMIN']),
})
export type Audience = z.infer<typeof Audience>

const Title = z.string().trim().min(2, 'Give the meeting a title.').max(160)
const Place = z.string().trim().max(300)
const Link = z.url({ protocol: /^https?$/, error: 'Enter a link that begins with https://' }).max(500)
const Agenda = z.string().trim().max(5_000, 'Write at most 5,000 characters.')
const Rule = z
  .string()
  .max(200)
  .refine((rule) => readRecurrence(rule) !== null, {
    message: 'Meetings can repeat weekly or monthly, with or without an end.',
  })

type Times = { start_time?: string | undefined; end_time?: string | undefined }
const HOUR_MS = 3_600_000
const hoursOf = ({ start_time, end_time }: Times) =>
  start_time && end_time ? (Date.parse(end_time) - Date.parse(start_time)) / HOUR_MS : 1
const ends = { path: ['end_time'], message: 'A meeting must end after it starts.' }
const isLong = { path: ['end_time'], message: 'A meeting can last at most one day.' }

const people = {
  attendee_ids: z.array(idOf('person')).max(MOST_INVITEES, tooMany()).default([]),
  audiences: z.array(Audience).max(20).default([]),
}
const when = { start_time: Instant, end_time: Instant }
const Time = z.object(when)
/** A time offered in a poll. */
export const OfferedTime = Time.refine((wanted) => hoursOf(wanted) > 0, ends).refine(
  (wanted) => hoursOf(wanted) <= LONGEST_HOURS,
  isLong,
)

/** What a meeting is about, where it is and who is invited; the time is separate. */
export const aboutMeeting = {
  title: Title,
  meeting_type: MeetingType,
  location: Place.default(''),
  url: Link.optional(),
  agenda: Agenda.default(''),
  ...people,
  estate_id: idOf('estate').optional(),
}

export const CreateMeeting = z
  .object({
    ...aboutMeeting,
    ...when,
    recurrence: Rule.optional(),
    client_id: ClientId.optional().meta({
      description: 'Client-generated UUID. Repeating the call with the same value returns the same meeting',
    }),
  })
  .refine((wanted) => hoursOf(wanted) > 0, ends)
  .refine((wanted) => hoursOf(wanted) <= LONGEST_HOURS, isLong)
export type CreateMeeting = z.infer<typeof CreateMeeting>

const Sequence = z
  .int()
  .min(0)
  .optional()
  .meta({ description: '`sequence` of the version that was read. An older one is a conflict' })

export const UpdateMeeting = z
  .object({
    title: Title.optional(),
    meeting_type: MeetingType.optional(),
    start_time: Instant.optional(),
    end_time: Instant.optional(),
    location: Place.optional(),
    url: Link.nullable().optional(),
    agenda: Agenda.optional(),
    attendee_ids: z.array(idOf('person')).max(MOST_INVITEES, tooMany()).optional().meta({
      description: 'All invitees of the meeting and its series from now on; omit it to leave them unchanged',
    }),
    scope: MeetingScope.default('THIS'),
    sequence: Sequence,
  })
  .refine((wanted) => (wanted.start_time === undefined) === (wanted.end_time === undefined), {
    path: ['end_time'],
    message: 'Enter both the start and the end.',
  })
  .refine((wanted) => hoursOf(wanted) > 0, ends)
  .refine((wanted) => hoursOf(wanted) <= LONGEST_HOURS, isLong)
export type UpdateMeeting = z.infer<typeof UpdateMeeting>

export const CancelMeeting = z.object({
  reason: z.string().trim().min(3, 'Say why, for those who were invited.').max(500),
  scope: MeetingScope.default('THIS'),
})
export type CancelMeeting = z.infer<typeof CancelMeeting>

export const RespondToMeeting = z.object({
  status: Answer,
  note: z.string().trim().max(500).optional(),
  scope: MeetingScope.exclude(['FOLLOWING']).default('THIS'),
  start_time: Instant.optional().meta({
    description: 'Time of the meeting that is answered. Refused if the meeting has been moved since',
  }),
  waited_seconds: WaitedSeconds,
})
export type RespondToMeeting = z.infer<typeof RespondToMeeting>

export const RecordMeeting = z.object({
  attended_ids: z.array(idOf('person')).max(MOST_INVITEES),
  minutes: z.string().trim().max(20_000),
})
export type RecordMeeting = z.infer<typeof RecordMeeting>

/** Adds and removes invitees, in all future meetings of the series. */
export const UpdateInvitees = z
  .object({
    ...people,
    removed_ids: z.array(idOf('person')).max(MOST_INVITEES).default([]),
    sequence: Sequence,
  })
  .refine(
    ({ attendee_ids, audiences, removed_ids }) =>
      attendee_ids.length + audiences.length + removed_ids.length > 0,
    {
      message: 'Choose who to invite or remove.',
      path: ['attendee_ids'],
    },
  )
export type UpdateInvitees = z.infer<typeof UpdateInvitees>

/** Preview: who would be invited, and whether they are available. */
export const CheckMeeting = z
  .object({
    ...when,
    ...people,
    recurrence: Rule.optional(),
    meeting_id: idOf('meeting')
      .optional()
      .meta({ description: 'An existing meeting to ignore when looking for clashes' }),
  })
  .refine((wanted) => hoursOf(wanted) > 0, ends)
  .refine((wanted) => hoursOf(wanted) <= LONGEST_HOURS, isLong)
export type CheckMeeting = z.infer<typeof CheckMeeting>

export const MeetingCheck = z
  .object({
    invited: z.int(),
    next_times: z.array(Instant).meta({ description: 'For a series: the first three dates' }),
    busy: z
      .array(
        Time.extend({
          user_id: Id,
          name: z.string(),
          title: z.string().nullable().meta({
            description:
              "Title of the caller's own entries; null for other people, who are only shown as busy",
          }),
          is_clash: z.boolean(),
        }),
      )
      .meta({ description: 'Busy times on that day of the invitees and of the caller' }),
    free: Time.nullable().meta({
      description: 'The nearest time on that day at which everyone is free; null if there is none',
    }),
  })
  .meta({ id: 'MeetingCheck' })
export type MeetingCheck = z.infer<typeof MeetingCheck>

/** People and groups that can be invited. */
export const Invitable = z
  .object({
    people: z.array(z.object({ id: Id, name: z.string(), role: Role })),
    groups: z.array(Audience.extend({ name: z.string(), count: z.int() })),
  })
  .meta({ id: 'Invitable' })
export type Invitable = z.infer<typeof Invitable>

function tooMany() {
  return `A meeting has at most ${MOST_INVITEES} people. Send a notice to more.`
}
