import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { ClientId, Id } from '../../shared/ids.ts'
import { aboutMeeting, Meeting, OfferedTime } from './meeting.ts'
import { FEWEST_TIMES, MOST_TIMES, POLL_STATUSES } from './rules.ts'

/** A scheduling poll: invitees choose the times that suit them, and the organiser fixes one. */
export const Poll = Meeting.pick({
  title: true,
  meeting_type: true,
  location: true,
  url: true,
  agenda: true,
  estate: true,
  organizer: true,
  is_organizer: true,
})
  .extend({
    id: Id,
    status: z.enum(POLL_STATUSES),
    meeting_id: Id.nullable().meta({ description: 'Meeting created from the poll; null if none' }),
    invited: z.int(),
    answered: z.int().meta({ description: 'Number of people who have answered, even if no time suits them' }),
    has_answered: z.boolean(),
    times: z.array(
      z.object({
        start_time: Instant,
        end_time: Instant,
        can: z.int().meta({ description: 'Number of people available at that time' }),
        is_chosen: z.boolean().meta({ description: 'Whether the caller chose it' }),
      }),
    ),
    created_at: Instant,
  })
  .meta({ id: 'Poll' })
export type Poll = z.infer<typeof Poll>

export const PollDetail = Poll.extend({
  people: z
    .array(
      z.object({
        user_id: Id,
        name: z.string(),
        has_answered: z.boolean(),
        start_times: z.array(Instant).meta({ description: 'Times at which the person is available' }),
      }),
    )
    .meta({ description: 'Answers by person, shown to the organiser only; empty for others' }),
}).meta({ id: 'PollDetail' })
export type PollDetail = z.infer<typeof PollDetail>

export const CreatePoll = z.object({
  ...aboutMeeting,
  times: z
    .array(OfferedTime)
    .min(FEWEST_TIMES, `Offer at least ${FEWEST_TIMES} times.`)
    .max(MOST_TIMES, `Offer at most ${MOST_TIMES} times.`)
    .refine((times) => new Set(times.map((time) => Date.parse(time.start_time))).size === times.length, {
      message: 'Offer each time only once.',
    }),
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same poll',
  }),
})
export type CreatePoll = z.infer<typeof CreatePoll>

/** Start times that suit the person; empty if none does. */
export const AnswerPoll = z.object({ start_times: z.array(Instant).max(MOST_TIMES) })
export type AnswerPoll = z.infer<typeof AnswerPoll>

export const FixPoll = z.object({ start_time: Instant })
export type FixPoll = z.infer<typeof FixPoll>
