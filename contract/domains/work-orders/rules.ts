import type { Answers } from '../maintenance/faults.ts'
import type { Category, Scope } from '../maintenance/rules.ts'

export const WORK_STATUSES = [
  'OPEN',
  'QUOTING',
  'APPROVAL',
  'ASSIGNED',
  'IN_PROGRESS',
  'ON_HOLD',
  'DONE',
  'CLOSED',
  'CANCELLED',
] as const
export type WorkStatus = (typeof WORK_STATUSES)[number]

/** A person's relation to a work order: manager, assignee or owner. CLOCK is a scheduled job. */
export const WORK_MOVERS = ['STAFF', 'DOER', 'LANDLORD', 'CLOCK'] as const
export type WorkMover = (typeof WORK_MOVERS)[number]

const WORKERS = ['STAFF', 'DOER'] as const
const APPROVERS = ['STAFF', 'LANDLORD'] as const
/** Includes the vendor, who may drop out. */
const WITHDRAWERS = [...APPROVERS, 'DOER'] as const

/** Who may make which status transition. Anything not listed is refused. */
export const WORK_MOVES: Record<WorkStatus, Partial<Record<WorkStatus, readonly WorkMover[]>>> = {
  OPEN: { QUOTING: ['STAFF'], ASSIGNED: WORKERS, CANCELLED: ['STAFF'] },
  QUOTING: { OPEN: ['STAFF'], APPROVAL: ['STAFF'], ASSIGNED: ['STAFF'], CANCELLED: ['STAFF'] },
  APPROVAL: { QUOTING: WITHDRAWERS, ASSIGNED: APPROVERS, CANCELLED: ['STAFF'] },
  ASSIGNED: {
    OPEN: WORKERS,
    QUOTING: WORKERS,
    IN_PROGRESS: WORKERS,
    ON_HOLD: WORKERS,
    DONE: WORKERS,
    CANCELLED: ['STAFF'],
  },
  IN_PROGRESS: { OPEN: ['STAFF'], QUOTING: WORKERS, ON_HOLD: WORKERS, DONE: WORKERS, CANCELLED: ['STAFF'] },
  ON_HOLD: { OPEN: ['STAFF'], QUOTING: WORKERS, IN_PROGRESS: WORKERS, DONE: WORKERS, CANCELLED: ['STAFF'] },
  DONE: { IN_PROGRESS: ['STAFF', 'CLOCK'], CLOSED: ['STAFF', 'CLOCK'] },
  CLOSED: {},
  CANCELLED: {},
}

export const mayMoveWork = (from: WorkStatus, to: WorkStatus, as: readonly WorkMover[]): boolean =>
  WORK_MOVES[from][to]?.some((mover) => as.includes(mover)) ?? false

/** Transitions that a person requests directly; others result from requesting quotes, choosing and approving. */
export const SAID_MOVES = ['OPEN', 'IN_PROGRESS', 'ON_HOLD', 'DONE', 'CLOSED', 'CANCELLED'] as const
export type SaidMove = (typeof SAID_MOVES)[number]

/** Transitions available to a person now. A pending approval is withdrawn explicitly, not reopened. */
export const saidMoves = (from: WorkStatus, as: readonly WorkMover[]): SaidMove[] =>
  SAID_MOVES.filter((to) => mayMoveWork(from, to, as))

/** Whether a transition requires a reason. */
export const workNeedsReason = (from: WorkStatus, to: WorkStatus): boolean =>
  to === 'ON_HOLD' || to === 'CANCELLED' || (to === 'OPEN' && from !== 'QUOTING') || from === 'DONE'

/** Not finished yet. */
export const OPEN_WORK = ['OPEN', 'QUOTING', 'APPROVAL', 'ASSIGNED', 'IN_PROGRESS', 'ON_HOLD'] as const
export const isOpenWork = (status: WorkStatus): boolean => OPEN_WORK.some((open) => open === status)
/** Finished for good: vendor links stop working. */
export const isOver = (status: WorkStatus): boolean => status === 'CLOSED' || status === 'CANCELLED'

export const OFFER_STATES = ['ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LOST'] as const
export type OfferState = (typeof OFFER_STATES)[number]
export const QUOTE_STATES = ['SENT', 'ACCEPTED', 'LOST', 'REPLACED'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]
/** Parts of an artisan's price. */
export const LINE_KINDS = ['LABOUR', 'MATERIAL', 'TRANSPORT', 'OTHER'] as const
export type LineKind = (typeof LINE_KINDS)[number]
export const APPROVAL_STATES = ['ASKED', 'APPROVED', 'DECLINED', 'WITHDRAWN'] as const
/** On what authority an amount was approved: within the limit, as an emergency, or by a person. */
export const APPROVAL_LEVELS = ['LIMIT', 'EMERGENCY', 'MANAGER', 'OWNER'] as const
export type ApprovalLevel = (typeof APPROVAL_LEVELS)[number]
export const VISIT_OUTCOMES = ['DONE', 'NO_ACCESS', 'PARTS', 'UNSAFE'] as const
export const WORK_FILE_KINDS = ['BEFORE', 'AFTER', 'OLD_PART', 'RECEIPT', 'OTHER'] as const
export type WorkFileKind = (typeof WORK_FILE_KINDS)[number]

/** Who bears the cost. */
export const BEARERS = ['LANDLORD', 'TENANT', 'FUND', 'WARRANTY'] as const
export type Bearer = (typeof BEARERS)[number]
/** Why a bearer is proposed; people may word it differently. */
export const BEARER_RULES = ['SHARED', 'SAME_AGAIN', 'CONSUMABLE', 'USE', 'STRUCTURE'] as const
export type BearerRule = (typeof BEARER_RULES)[number]

/** Wear and tear that the tenant bears by custom, by answer. */
const BY_USE: Partial<Record<Category, Record<string, BearerRule>>> = {
  WATER: { DROPS: 'CONSUMABLE' },
  DOORS: { DOOR: 'CONSUMABLE' },
  DRAINS: { SLOW: 'USE', BLOCKED: 'USE' },
}

type Fault = { category: Category; scope: Scope; answers?: Answers; has_tenant: boolean; is_repeat: boolean }

/**
 * Who bears the cost by custom: the fund for shared areas, the vendor for repeated faults, the tenant for wear, otherwise
 * the landlord.
 */
export function proposeBearer({ category, scope, answers = {}, has_tenant, is_repeat }: Fault): {
  bearer: Bearer
  rule: BearerRule
} {
  if (is_repeat) return { bearer: 'WARRANTY', rule: 'SAME_AGAIN' }
  if (scope !== 'UNIT') return { bearer: 'FUND', rule: 'SHARED' }
  const byUse = Object.values(answers).flatMap((answer) => BY_USE[category]?.[answer] ?? [])[0]
  return byUse && has_tenant ? { bearer: 'TENANT', rule: byUse } : { bearer: 'LANDLORD', rule: 'STRUCTURE' }
}

/** Days in which a vendor must repair the same fault again under warranty. */
export const REPEAT_DAYS = 30
/** Days that a vendor link is valid, unless its job ends earlier. */
export const LINK_DAYS = 14
/** Days that a quote is valid unless its vendor says otherwise. */
export const QUOTE_DAYS = 14
/** Days after completion on which an order is closed, unless the tenant confirms earlier. */
export const CLOSE_DAYS = 7
/** Hours in which an emergency must be explained. */
export const EXPLAIN_HOURS = 24
export const MOST_VENDORS = 8
export const MOST_LINES = 12
export const MOST_WORK_FILES = 20
export const MOST_WORK_FILE_BYTES = 15_000_000
