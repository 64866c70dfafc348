/** What can go wrong, or go its own way, until it is set to `normal` again. */
export const switches = {
  webhooks: [
    'normal',
    'drop',
    'duplicate',
    'delay',
    'reorder',
    'bad_signature',
    'before_answer',
    'reserialised',
  ],
  /** Every call of a business. */
  api: ['normal', 'slow', 'down'],
  /** Saved cards and charges without a page. */
  charges: ['normal', 'declined', 'insufficient_funds', 'pending', 'redirect'],
  refunds: ['normal', 'at_once', 'fail', 'needs_attention', 'stay_pending'],
  transfers: ['normal', 'fail', 'reverse', 'otp', 'stay_pending'],
} as const

export type Switch = keyof typeof switches
export type Setting<Name extends Switch> = (typeof switches)[Name][number]
export type Settings = { [Name in Switch]: Setting<Name> }
export const switchNames = Object.keys(switches) as Switch[]

/** What can go wrong with a single call: before the work, after it was done and kept, or in what it is about. */
export const callFaults = [
  'late',
  'drop_before',
  'drop_after',
  '500_before',
  '500_after',
  '429',
  'broken_json',
  'other_reference',
  'paid_before_answer',
] as const

/** Odd but real shapes of a transaction, in answers and webhooks. */
export const answerFaults = ['fees_null', 'text_amounts', 'metadata_zero', 'unknown_keys'] as const

export const singleFaults: readonly string[] = [...callFaults, ...answerFaults]
