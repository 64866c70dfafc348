/** What can go wrong with webhooks. */
export const webhookFaults = [
  'normal',
  'drop',
  'duplicate',
  'delay',
  'reorder',
  'bad_signature',
  'before_answer',
  'reserialised',
] as const

/** What can go wrong with every call of a business. */
export const apiFaults = ['normal', 'slow', 'down'] as const

/** What can go wrong with a single call: before the work, or after it was done and kept. */
export const callFaults = [
  'late',
  'drop_before',
  'drop_after',
  '500_before',
  '500_after',
  '429',
  'broken_json',
] as const

/** Odd but real shapes of a transaction, in answers and webhooks. */
export const answerFaults = ['fees_null', 'text_amounts', 'metadata_zero', 'unknown_keys'] as const

export type WebhookFault = (typeof webhookFaults)[number]
export type ApiFault = (typeof apiFaults)[number]
export type CallFault = (typeof callFaults)[number]
export type AnswerFault = (typeof answerFaults)[number]

export const singleFaults: readonly string[] = [...callFaults, ...answerFaults]
