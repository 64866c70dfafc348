/** What is promised, and what is aimed at: the Act names no day, a month is what everybody has been told since the rules of 2019. */
export const DAYS_PROMISED = 30
export const DAYS_AIMED = 10
/** How long the file of a copy lies there to be fetched. */
export const EXPORT_DAYS = 7
/** Copies that somebody may ask for in a day. */
export const MOST_EXPORTS = 3

export const REQUEST_KINDS = ['ACCESS', 'CORRECTION', 'ERASURE', 'OBJECTION', 'RESTRICTION'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]
export const REQUEST_STATES = [
  ...(['OPEN', 'IN_PROGRESS', 'WAITING', 'ERASING', 'DONE', 'REFUSED', 'WITHDRAWN'] as const),
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Where a request may go by somebody's hand; an erasure is begun and ended by calls and jobs of its own. */
const MOVES: Record<RequestState, readonly RequestState[]> = {
  OPEN: ['IN_PROGRESS', 'DONE', 'REFUSED', 'WITHDRAWN'],
  IN_PROGRESS: ['DONE', 'REFUSED', 'WITHDRAWN'],
  WAITING: ['REFUSED', 'WITHDRAWN'],
  ERASING: [],
  DONE: [],
  REFUSED: [],
  WITHDRAWN: [],
}

/** Whether somebody may move it there: an erasure is done by being carried out, never by being said to be done. */
export const mayMove = (kind: RequestKind, from: RequestState, to: RequestState): boolean =>
  MOVES[from].includes(to) && !(kind === 'ERASURE' && to === 'DONE')

/** Whether it waits for somebody to answer. */
export const isOpenRequest = (state: RequestState): boolean => MOVES[state].length > 0
