/** Outcome of handing one attempt to its provider. */
export type Outcome =
  | { kind: 'accepted'; id: string | null }
  /** Permanent refusal by this channel; with `isGone` the address itself no longer exists. */
  | { kind: 'refused'; words: string; isGone?: boolean }
  /** Not accepted, may be retried. `isDown`: the provider as a whole is down, not just this message. */
  | { kind: 'again'; words: string; isDown: boolean }
  /** It may have been accepted. */
  | { kind: 'unknown'; words: string }
