import type { Notification } from '@gida/contract/domains/notifications/notification'

/** What is sent where somebody has not read for ten minutes: by SMS, else by mail, as they wish. */
export type Fallback = { text: string; mail: { subject: string; text: string; links: string[] } }

export type Notice = {
  user_id: string
  /** One notification per cause and person: telling it again tells nothing. */
  key: string
  type: Notification['type']
  title: string
  message: string
  priority?: Notification['priority']
  action_url?: string
  /** What follows where it is not read in time. */
  fallback?: Fallback
  /** When it is news no more: no device rings for it from then on. */
  expires_at?: Date
  /** False where its own way to people's devices is taken care of. */
  rings?: false
}
