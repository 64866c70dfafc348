import type { Notification } from '@gida/contract/domains/notifications/notification'

/** Sent if not read within ten minutes: by SMS or else by mail, by preference. */
export type Fallback = { text: string; mail: { subject: string; text: string; links: string[] } }

export type Notice = {
  user_id: string
  /** Deduplicates notifications per cause and person. */
  key: string
  type: Notification['type']
  title: string
  message: string
  priority?: Notification['priority']
  action_url?: string
  /** Sent if it is not read in time. */
  fallback?: Fallback
  /** Devices are not notified after this time. */
  expires_at?: Date
  /** False if devices are notified by other means. */
  rings?: false
}
