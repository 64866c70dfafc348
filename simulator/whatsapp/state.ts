export const CALLS = ['normal', '5xx', 'hang_up', 'drop_after', 'too_many', 'too_fast', 'token'] as const
export const DELIVERIES = ['normal', 'lose', 'undeliverable'] as const
export const WEBHOOKS = ['normal', 'duplicate', 'reorder', 'bad_signature'] as const

export type WhatsAppFaults = {
  /** What the call itself meets; `drop_after`: taken, and the line breaks before the answer. */
  api: (typeof CALLS)[number]
  /** What becomes of a message that was taken. */
  deliver: (typeof DELIVERIES)[number]
  /** How it is told. */
  webhooks: (typeof WEBHOOKS)[number]
}
export const NO_FAULTS: WhatsAppFaults = { api: 'normal', deliver: 'normal', webhooks: 'normal' }

export type SentMessage = {
  id: string
  to: string
  text: string
  /** The caller's own word for it. */
  callback_data: string | null
  status: string
  sent_at: string
}

export type WhatsAppWorld = {
  /** The token of callers, the secret that signs, and the word at the first visit. */
  secret: string
  phoneId: string
  webhookUrl: string | null
  /** Pauses between the tries of a webhook go by so much faster. */
  speedup: number
  faults: WhatsAppFaults
  messages: SentMessage[]
  /** When each number last wrote, in milliseconds: for a day it may be answered. */
  lastWrote: Map<string, number>
  /** Of one number, when it was last sent something. */
  sentTo: Map<string, number[]>
  held: object[]
  timers: Set<NodeJS.Timeout>
}
