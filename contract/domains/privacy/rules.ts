/** Promised and intended days to answer. The Act sets no deadline; a month has been customary since the regulation of 2019. */
export const DAYS_PROMISED = 30
export const DAYS_AIMED = 10
/** Days that an export can be downloaded. */
export const EXPORT_DAYS = 7
/** Exports per person and day. */
export const MOST_EXPORTS = 3

export const REQUEST_KINDS = ['ACCESS', 'CORRECTION', 'ERASURE', 'OBJECTION', 'RESTRICTION'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]
export const REQUEST_STATES = [
  ...(['OPEN', 'IN_PROGRESS', 'WAITING', 'ERASING', 'DONE', 'REFUSED', 'WITHDRAWN'] as const),
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Manual status transitions; an erasure is started and finished by its own calls and jobs. */
const MOVES: Record<RequestState, readonly RequestState[]> = {
  OPEN: ['IN_PROGRESS', 'DONE', 'REFUSED', 'WITHDRAWN'],
  IN_PROGRESS: ['DONE', 'REFUSED', 'WITHDRAWN'],
  WAITING: ['REFUSED', 'WITHDRAWN'],
  ERASING: [],
  DONE: [],
  REFUSED: [],
  WITHDRAWN: [],
}

/** Whether a person may make a transition. An erasure becomes DONE only by being carried out. */
export const mayMove = (kind: RequestKind, from: RequestState, to: RequestState): boolean =>
  MOVES[from].includes(to) && !(kind === 'ERASURE' && to === 'DONE')

/** Whether it still awaits an answer. */
export const isOpenRequest = (state: RequestState): boolean => MOVES[state].length > 0
