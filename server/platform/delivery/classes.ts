import { afterQuietHours, QUIET_HOURS, type QuietHours } from '@gida/contract/shared/quiet-hours'

export const DELIVERY_CLASSES = [
  ...(['alarm', 'security', 'statutory', 'receipt'] as const),
  ...(['conversation', 'reminder', 'promotion'] as const),
]
export type DeliveryClass = (typeof DELIVERY_CLASSES)[number]
export type Way = 'EMAIL' | 'SMS' | 'PUSH' | 'WHATSAPP'

type ClassRules = {
  /** SMS and push wait until the morning. */
  isQuiet: boolean
  /** What the reader may turn off: nothing, a channel but not the app, or everything; `asks` is off until turned on. */
  choice: 'none' | 'channel' | 'all' | 'asks'
  /** Termii's route: `dnd` also reaches numbers on the Do-Not-Disturb list, and must not carry promotion. */
  route: 'dnd' | 'generic'
  /** Sent again if the outcome is unknown: twice is better than never. */
  isSentAgain: boolean
  /** What makes a later channel unnecessary. */
  settledBy: 'delivered' | 'read'
  /** Hours after which it is no longer sent. */
  hours: number
  /** Can be stopped by the unsubscribe link of a mail, without signing in. */
  isUnsubscribable: boolean
}

const MATTERS = {
  isQuiet: false,
  choice: 'none',
  route: 'dnd',
  isSentAgain: true,
  settledBy: 'delivered',
  isUnsubscribable: false,
} as const
const RECORDS = { ...MATTERS, isQuiet: true, choice: 'channel', isSentAgain: false } as const
const TALK = { ...RECORDS, choice: 'all', settledBy: 'read', isUnsubscribable: true } as const

/** Channels, timing and retries for each class of message. */
export const CLASSES: Record<DeliveryClass, ClassRules> = {
  alarm: { ...MATTERS, hours: 1 },
  security: { ...MATTERS, hours: 24 },
  statutory: { ...RECORDS, hours: 720 },
  receipt: { ...RECORDS, hours: 720 },
  conversation: { ...TALK, hours: 24 },
  reminder: { ...TALK, hours: 48 },
  promotion: { ...TALK, choice: 'asks', route: 'generic', hours: 48 },
}

/** When a message of a class may be sent by a channel; `quiet` are the reader's quiet hours, null if they have none. */
export function dueTime(of: DeliveryClass, way: string, now: Date, quiet: QuietHours | null): Date {
  if (!CLASSES[of].isQuiet || way === 'EMAIL') return now
  const hours = of === 'promotion' ? (quiet ?? QUIET_HOURS) : quiet
  return hours ? afterQuietHours(now, hours) : now
}
