/** Besides the organiser. */
export const MOST_INVITEES = 500
/** Dates generated for one series. */
export const MOST_DATES = 500
/** How far ahead a series is generated and a meeting can be scheduled. */
export const MONTHS_AHEAD = 18
export const LONGEST_HOURS = 24
/** Minutes before the start at which reminders are sent, the earliest first. */
export const REMINDERS = [1440, 60] as const

/** Number of times offered in a poll. */
export const FEWEST_TIMES = 2
export const MOST_TIMES = 5
/** OVER: no time was fixed, and all offered times have passed. */
export const POLL_STATUSES = ['OPEN', 'FIXED', 'WITHDRAWN', 'OVER'] as const
export type PollStatus = (typeof POLL_STATUSES)[number]

export const MEETING_TYPES = ['RESIDENTS', 'INSPECTION', 'VIEWING', 'OTHER'] as const
export type MeetingType = (typeof MEETING_TYPES)[number]
export const MEETING_STATUSES = ['SCHEDULED', 'CANCELLED', 'COMPLETED'] as const
export type MeetingStatus = (typeof MEETING_STATUSES)[number]
export const ANSWERS = ['ACCEPTED', 'DECLINED', 'TENTATIVE'] as const
export type Answer = (typeof ANSWERS)[number]

/** This meeting only, this and later ones, or all future ones of the series. */
export const MEETING_SCOPES = ['THIS', 'FOLLOWING', 'ALL'] as const
export type MeetingScope = (typeof MEETING_SCOPES)[number]

type Timed = { status: MeetingStatus; starts_at: Date; ends_at: Date }

/** Whether it can still be answered, changed or cancelled. */
export const isOpen = ({ status, ends_at }: Timed, now: Date): boolean =>
  status === 'SCHEDULED' && ends_at > now

/** Whether attendance and minutes can be recorded: any time after it has begun. */
export const isRecordable = ({ status, starts_at }: Timed, now: Date): boolean =>
  status !== 'CANCELLED' && starts_at <= now
