import { fold } from '../../shared/texts/fold.ts'

export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const
export type Severity = (typeof SEVERITIES)[number]

export const ALERT_KINDS = ['FIRE', 'FLOOD', 'GAS', 'BUILDING', 'THREAT', 'POWER', 'OTHER'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Possible answers; until then the state is WAITING. */
export const ANSWERS = ['SAFE', 'NEEDS_HELP', 'AWAY'] as const
export type Answer = (typeof ANSWERS)[number]
export type AnswerState = Answer | 'WAITING'
/** Channel of an answer. */
export const ANSWER_WAYS = ['APP', 'LINK', 'SMS', 'USSD', 'WHATSAPP', 'WARDEN', 'NEXT_OF_KIN'] as const

/** The worst answer of a flat counts: a need for help first, then silence. */
export const WORST_FIRST: readonly AnswerState[] = ['NEEDS_HELP', 'WAITING', 'AWAY', 'SAFE']

export const ALERT_WAYS = ['IN_APP', 'EMAIL', 'SMS'] as const
export type AlertWay = (typeof ALERT_WAYS)[number]

/** Channels by severity. Low waits for the morning; critical asks everybody for an answer. */
export const WAYS_OF: Record<Severity, readonly AlertWay[]> = {
  low: ['IN_APP', 'EMAIL'],
  medium: ['IN_APP', 'EMAIL'],
  high: ALERT_WAYS,
  critical: ALERT_WAYS,
}
/** Notification priority: high rings devices at any hour, medium during the day, low never. */
export const PRIORITY_OF = { low: 'low', medium: 'medium', high: 'high', critical: 'high' } as const
export const hasRollCall = (severity: Severity): boolean => severity === 'critical'

/** Escalation for people who do not answer, in minutes after the alert. */
export const STEPS = [
  { name: 'SMS_AGAIN', minutes: 3 },
  { name: 'CONTACTS', minutes: 5 },
  { name: 'ROSTER', minutes: 10 },
] as const
/** Before this, only the people themselves are contacted. */
export const EARLY_MINUTES = STEPS[1].minutes
export type StepName = (typeof STEPS)[number]['name']

/** Hours that an alert is shown to people who have not seen it, unless closed earlier. */
export const HOURS_OF: Record<Severity, number> = { low: 24, medium: 24, high: 24, critical: 4 }

export const MOST_RECIPIENTS = 5_000
export const MOST_TITLE = 120
export const MOST_MESSAGE = 500
export const MOST_NOTE = 300

export type AlertStatus = 'PLANNED' | 'OPEN' | 'EXPIRED' | 'CLOSED'
export const ALERT_STATUSES = ['PLANNED', 'OPEN', 'EXPIRED', 'CLOSED'] as const
type Times = { sent_at: Date | null; expires_at: Date | null; closed_at: Date | null }

export function statusOf({ sent_at, expires_at, closed_at }: Times, now: Date): AlertStatus {
  if (closed_at) return 'CLOSED'
  if (!sent_at) return 'PLANNED'
  return expires_at && expires_at <= now ? 'EXPIRED' : 'OPEN'
}

/** Raising a real critical alert requires typing the estate's name. */
export const needsName = ({
  severity,
  drill,
}: {
  severity: Severity
  drill?: boolean | undefined
}): boolean => severity === 'critical' && !drill
export const isSameName = (typed: string | undefined, name: string): boolean =>
  plain(typed ?? '') === plain(name)
const plain = (text: string) => fold(text).trim().replace(/\s+/g, ' ')
