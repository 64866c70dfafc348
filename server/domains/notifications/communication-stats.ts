import type { CommunicationStats } from '@gida/contract/domains/notifications/statistics'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/db.ts'
import { countUnreadMessages } from '../conversations/index.ts'
import { countMeetingsToCome } from '../meetings/index.ts'
import { countUnread } from './queries.ts'

/** Counts of what is unread or pending for a person. */
export async function getCommunicationStats(
  tx: Tx,
  user_id: string,
): Promise<z.infer<typeof CommunicationStats>> {
  return {
    unread_messages: await countUnreadMessages(tx, user_id),
    unread_notifications: await countUnread(tx, user_id),
    upcoming_meetings: await countMeetingsToCome(tx, user_id),
  }
}
