import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { CHOICE_CHANNELS } from './choices.ts'

const Tally = z.object({ sent: z.int(), delivered: z.int(), read: z.int(), failed: z.int() })

export const StatisticsQuery = z.object({ from: Day.optional(), to: Day.optional() })

/** Delivery attempts: all of them for an administrator; for others those to them and those of their estates. */
export const NotificationStatistics = Tally.extend({
  by_channel: z.partialRecord(z.enum([...CHOICE_CHANNELS, 'WHATSAPP']), Tally),
  by_type: z.record(z.string(), Tally),
  by_day: z.array(Tally.extend({ day: Day })),
})
export type NotificationStatistics = z.infer<typeof NotificationStatistics>

export const CommunicationStats = z.object({
  unread_messages: z.int(),
  unread_notifications: z.int(),
  upcoming_meetings: z.int(),
})
