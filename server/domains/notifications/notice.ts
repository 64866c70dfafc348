import type { Notification } from '@gida/contract/domains/notifications/notification'
import type { Fallback } from './ways/ring-devices.ts'

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
  /** False where its own way to people's devices is taken care of. */
  rings?: false
}
