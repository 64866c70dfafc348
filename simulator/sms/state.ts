export const DELIVERIES = ['normal', 'lose', 'delay', 'dnd', 'no_credit'] as const
export const REPORTS = ['normal', 'duplicate', 'reorder', 'bad_signature'] as const
export const CALLS = ['normal', '5xx', 'hang_up', 'drop_after'] as const

export type SmsFaults = {
  /** What becomes of a message that was taken. */
  deliver: (typeof DELIVERIES)[number]
  /** How its report comes. */
  reports: (typeof REPORTS)[number]
  /** What the call itself meets; `drop_after`: taken, and the line breaks before the answer. */
  api: (typeof CALLS)[number]
  /** The part of the messages that meets it, from 0 to 1. */
  share: number
  /** How long `delay` holds a message back. */
  seconds: number
}

export type SentSms = {
  message_id: string
  to: string
  from: string
  text: string
  channel: string
  /** The provider's own words. */
  status: string
  sent_at: string
}

export type SmsWorld = {
  apiKey: string
  webhookUrl: string | null
  balance: number
  faults: SmsFaults
  messages: SentSms[]
  random: () => number
  /** Reports that `reorder` keeps back until the next has overtaken them. */
  heldReports: (() => Promise<void>)[]
  timers: Set<NodeJS.Timeout>
}

export const NO_FAULTS: SmsFaults = {
  deliver: 'normal',
  reports: 'normal',
  api: 'normal',
  share: 1,
  seconds: 60,
}

/** Whether this message meets the fault that is set. */
export const isHit = ({ faults, random }: SmsWorld) => random() < faults.share
