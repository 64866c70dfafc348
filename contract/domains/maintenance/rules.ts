export const CATEGORIES = [
  'WATER',
  'POWER',
  'DRAINS',
  'ROOF',
  'DOORS',
  'AIR_CONDITIONING',
  'GENERATOR',
  'SECURITY',
  'PESTS',
  'OTHER',
] as const
export type Category = (typeof CATEGORIES)[number]

export const REQUEST_STATUSES = [
  'OPEN',
  'ASSIGNED',
  'IN_PROGRESS',
  'ON_HOLD',
  'RESOLVED',
  'CLOSED',
  'CANCELLED',
] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** Ascending. */
export const PRIORITIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const
export type Priority = (typeof PRIORITIES)[number]

/** Who is affected: one unit, a whole property, or a whole estate. */
export const SCOPES = ['UNIT', 'PROPERTY', 'ESTATE'] as const
export type Scope = (typeof SCOPES)[number]

/** Why a clock is paused. Waiting for a vendor is no reason, since that is the manager's responsibility. */
export const HOLD_REASONS = ['RESIDENT', 'NO_ACCESS', 'APPROVAL', 'PARTS', 'AUTHORITY'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** A person's relation to a request: reporter, manager of the home, or assignee. CLOCK is a scheduled job. */
export const MOVERS = ['REPORTER', 'STAFF', 'DOER', 'CLOCK'] as const
export type Mover = (typeof MOVERS)[number]

const WORKERS = ['STAFF', 'DOER'] as const
const ASKERS = ['REPORTER', 'STAFF'] as const

/** Who may make which status transition. Anything not listed is refused. */
export const REQUEST_MOVES: Record<RequestStatus, Partial<Record<RequestStatus, readonly Mover[]>>> = {
  OPEN: {
    ASSIGNED: ['STAFF'],
    IN_PROGRESS: ['STAFF'],
    ON_HOLD: ['STAFF'],
    RESOLVED: ['STAFF'],
    CANCELLED: ASKERS,
  },
  ASSIGNED: {
    OPEN: WORKERS,
    IN_PROGRESS: WORKERS,
    ON_HOLD: WORKERS,
    RESOLVED: WORKERS,
    CANCELLED: ASKERS,
  },
  IN_PROGRESS: { ON_HOLD: WORKERS, RESOLVED: WORKERS, CANCELLED: ['STAFF'] },
  ON_HOLD: {
    OPEN: ['STAFF'],
    ASSIGNED: ['STAFF'],
    IN_PROGRESS: WORKERS,
    RESOLVED: WORKERS,
    CANCELLED: ASKERS,
  },
  RESOLVED: { CLOSED: ['REPORTER', 'CLOCK'], OPEN: ASKERS },
  CLOSED: { OPEN: ASKERS },
  CANCELLED: {},
}

export const mayMove = (from: RequestStatus, to: RequestStatus, as: readonly Mover[]): boolean =>
  REQUEST_MOVES[from][to]?.some((mover) => as.includes(mover)) ?? false

/** Not finished yet. */
export const OPEN_STATUSES = ['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'ON_HOLD'] as const
export const isOpen = (status: RequestStatus): boolean => OPEN_STATUSES.some((open) => open === status)

/** Whether a transition reopens a finished request. */
export const isReopening = (from: RequestStatus, to: RequestStatus): boolean =>
  (from === 'RESOLVED' || from === 'CLOSED') && to === 'OPEN'

/** Whether a transition requires a reason. */
export const needsReason = (from: RequestStatus, to: RequestStatus, as: readonly Mover[]): boolean =>
  to === 'ON_HOLD' || isReopening(from, to) || (to === 'CANCELLED' && !as.includes('REPORTER'))

/** Days after resolution in which a request can be reopened; later a new one is needed. */
export const REOPEN_DAYS = 14
/** Days after resolution on which the tenant is reminded to confirm, and after which it is closed without their answer. */
export const CONFIRM_REMINDER_DAYS = [2, 5] as const
export const CONFIRM_DAYS = 7

/** Per person and day. */
export const MOST_A_DAY = 10
/** Per request. */
export const MOST_FILES = 20
export const MOST_FILE_BYTES = 15_000_000
export const MOST_VOICE_SECONDS = 60
export const MOST_TIMES = 5
