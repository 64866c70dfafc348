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

/** What somebody is to a work order: who runs the home, who does the work, who owns the home; or time itself. */
export const WORK_MOVERS = ['STAFF', 'DOER', 'LANDLORD', 'CLOCK'] as const
export type WorkMover = (typeof WORK_MOVERS)[number]

const WORKERS = ['STAFF', 'DOER'] as const
const APPROVERS = ['STAFF', 'LANDLORD'] as const
/** Also the vendor who does not come any more. */
const WITHDRAWERS = [...APPROVERS, 'DOER'] as const

/** Who may move a work order from where to where. What is not here is refused. */
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

/** Where a person moves it by saying so; the other ways are what comes of asking, choosing and approving. */
export const SAID_MOVES = ['OPEN', 'IN_PROGRESS', 'ON_HOLD', 'DONE', 'CLOSED', 'CANCELLED'] as const
export type SaidMove = (typeof SAID_MOVES)[number]

/** What a person may say of where it stands now. What was asked for is withdrawn, and not opened by itself. */
export const saidMoves = (from: WorkStatus, as: readonly WorkMover[]): SaidMove[] =>
  SAID_MOVES.filter((to) => mayMoveWork(from, to, as))

/** Whether whoever moves it has to say why. */
export const workNeedsReason = (from: WorkStatus, to: WorkStatus): boolean =>
  to === 'ON_HOLD' || to === 'CANCELLED' || (to === 'OPEN' && from !== 'QUOTING') || from === 'DONE'

/** Still somebody's work. */
export const OPEN_WORK = ['OPEN', 'QUOTING', 'APPROVAL', 'ASSIGNED', 'IN_PROGRESS', 'ON_HOLD'] as const
export const isOpenWork = (status: WorkStatus): boolean => OPEN_WORK.some((open) => open === status)
/** Whose link still leads somewhere. */
export const isOver = (status: WorkStatus): boolean => status === 'CLOSED' || status === 'CANCELLED'

export const OFFER_STATES = ['ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LOST'] as const
export type OfferState = (typeof OFFER_STATES)[number]
export const QUOTE_STATES = ['SENT', 'ACCEPTED', 'LOST', 'REPLACED'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]
/** As artisans price: their hands, what goes in, the way there. */
export const LINE_KINDS = ['LABOUR', 'MATERIAL', 'TRANSPORT', 'OTHER'] as const
export type LineKind = (typeof LINE_KINDS)[number]
export const APPROVAL_STATES = ['ASKED', 'APPROVED', 'DECLINED', 'WITHDRAWN'] as const
/** By what an amount was approved: within the limit of who chose it, as an emergency, or by somebody who was asked. */
export const APPROVAL_LEVELS = ['LIMIT', 'EMERGENCY', 'MANAGER', 'OWNER'] as const
export type ApprovalLevel = (typeof APPROVAL_LEVELS)[number]
export const VISIT_OUTCOMES = ['DONE', 'NO_ACCESS', 'PARTS', 'UNSAFE'] as const
export const WORK_FILE_KINDS = ['BEFORE', 'AFTER', 'OLD_PART', 'RECEIPT', 'OTHER'] as const
export type WorkFileKind = (typeof WORK_FILE_KINDS)[number]

/** Who bears the cost. */
export const BEARERS = ['LANDLORD', 'TENANT', 'FUND', 'WARRANTY'] as const
export type Bearer = (typeof BEARERS)[number]
/** Why it is proposed so; people may say it in other words. */
export const BEARER_RULES = ['SHARED', 'SAME_AGAIN', 'CONSUMABLE', 'USE', 'STRUCTURE'] as const
export type BearerRule = (typeof BEARER_RULES)[number]

/** What wears by use and is the tenant's by custom, by what was answered. */
const BY_USE: Partial<Record<Category, Record<string, BearerRule>>> = {
  WATER: { DROPS: 'CONSUMABLE' },
  DOORS: { DOOR: 'CONSUMABLE' },
  DRAINS: { SLOW: 'USE', BLOCKED: 'USE' },
}

type Fault = { category: Category; scope: Scope; answers?: Answers; has_tenant: boolean; is_repeat: boolean }

/** Who bears it by custom: the fund what is shared, the vendor what fails again, the tenant what wears by use, else the landlord. */
export function proposeBearer({ category, scope, answers = {}, has_tenant, is_repeat }: Fault): {
  bearer: Bearer
  rule: BearerRule
} {
  if (is_repeat) return { bearer: 'WARRANTY', rule: 'SAME_AGAIN' }
  if (scope !== 'UNIT') return { bearer: 'FUND', rule: 'SHARED' }
  const byUse = Object.values(answers).flatMap((answer) => BY_USE[category]?.[answer] ?? [])[0]
  return byUse && has_tenant ? { bearer: 'TENANT', rule: byUse } : { bearer: 'LANDLORD', rule: 'STRUCTURE' }
}

/** Days in which the same fault, mended by the same vendor, is theirs to mend again. */
export const REPEAT_DAYS = 30
/** A link of a vendor ends with its job, or after so many days. */
export const LINK_DAYS = 14
/** A quote is good for so long unless its vendor says otherwise. */
export const QUOTE_DAYS = 14
/** Days after it was done on which an order is closed, unless the tenant said so before. */
export const CLOSE_DAYS = 7
/** Hours in which somebody explains an emergency. */
export const EXPLAIN_HOURS = 24
export const MOST_VENDORS = 8
export const MOST_LINES = 12
export const MOST_WORK_FILES = 20
export const MOST_WORK_FILE_BYTES = 15_000_000
