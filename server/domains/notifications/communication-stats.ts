import type { CommunicationStats } from '@gida/contract/domains/notifications/statistics'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/db.ts'
import { countUnreadMessages } from '../conversations/index.ts'
import { countUnread } from './queries.ts'

/** What waits for a person. Nobody keeps meetings yet. */
export async function getCommunicationStats(
  tx: Tx,
  user_id: string,
): Promise<z.infer<typeof CommunicationStats>> {
  const unread_messages = await countUnreadMessages(tx, user_id)
  return { unread_messages, unread_notifications: await countUnread(tx, user_id), upcoming_meetings: 0 }
}
