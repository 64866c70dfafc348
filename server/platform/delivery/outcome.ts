/** What became of handing one attempt to its provider. */
export type Outcome =
  | { kind: 'accepted'; id: string | null }
  /** It will never go this way. With `isGone` the address itself is no more. */
  | { kind: 'refused'; words: string; isGone?: boolean }
  /** Nothing was taken: it may be tried again. `isDown`: the provider as a whole, and not this one message. */
  | { kind: 'again'; words: string; isDown: boolean }
  /** It may have been taken. */
  | { kind: 'unknown'; words: string }
