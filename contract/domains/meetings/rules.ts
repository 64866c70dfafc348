/** Beside who calls it. */
export const MOST_INVITEES = 500
/** Dates of one series that are written out. */
export const MOST_DATES = 500
/** How far ahead a series is written out, and a meeting can be called. */
export const MONTHS_AHEAD = 18
export const LONGEST_HOURS = 24
/** Minutes before the start at which people are reminded, the first reminder first. */
export const REMINDERS = [1440, 60] as const

/** How many times a poll offers. */
export const FEWEST_TIMES = 2
export const MOST_TIMES = 5
/** OVER: nobody fixed a time, and all that were offered have begun. */
export const POLL_STATUSES = ['OPEN', 'FIXED', 'WITHDRAWN', 'OVER'] as const
export type PollStatus = (typeof POLL_STATUSES)[number]

export const MEETING_TYPES = ['RESIDENTS', 'INSPECTION', 'VIEWING', 'OTHER'] as const
export type MeetingType = (typeof MEETING_TYPES)[number]
export const MEETING_STATUSES = ['SCHEDULED', 'CANCELLED', 'COMPLETED'] as const
export type MeetingStatus = (typeof MEETING_STATUSES)[number]
export const ANSWERS = ['ACCEPTED', 'DECLINED', 'TENTATIVE'] as const
export type Answer = (typeof ANSWERS)[number]

/** This meeting alone, this one and those after it, or all of its series that are still to come. */
export const MEETING_SCOPES = ['THIS', 'FOLLOWING', 'ALL'] as const
export type MeetingScope = (typeof MEETING_SCOPES)[number]

type Timed = { status: MeetingStatus; starts_at: Date; ends_at: Date }

/** Whether it can still be answered, changed or cancelled. */
export const isOpen = ({ status, ends_at }: Timed, now: Date): boolean =>
  status === 'SCHEDULED' && ends_at > now

/** Whether it can be written down who came and what was said: once it has begun, also again. */
export const isRecordable = ({ status, starts_at }: Timed, now: Date): boolean =>
  status !== 'CANCELLED' && starts_at <= now
