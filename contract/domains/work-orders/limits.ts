import type { Priority } from '../maintenance/rules.ts'
import type { ApprovalLevel, Bearer } from './rules.ts'

/** Spending limits without approval, in kobo, of an estate from a day on. */
export type WorkLimits = {
  /** Limit of an agent, or of anybody with a single quote. */
  agent_limit: number
  /** Limit of a manager who compared at least `manager_quotes` quotes. */
  manager_limit: number
  manager_quotes: number
  /** Limit for urgent work, which must be explained within a day. */
  emergency_limit: number
  /** Orders for the same vendor and home within this many days are added up, so that splitting a job does not avoid a limit. */
  split_days: number
  /** How far a price may exceed the approved amount, in basis points. */
  rise_bp: number
}

export const DEFAULT_LIMITS: WorkLimits = {
  agent_limit: 5_000_000,
  manager_limit: 25_000_000,
  manager_quotes: 2,
  emergency_limit: 10_000_000,
  split_days: 7,
  rise_bp: 1_000,
}

export type Granted = { vendor_id: string; bearer: Bearer | null; amount: number }
type Wanted = {
  limits: WorkLimits
  is_manager: boolean
  priority: Priority
  amount: number
  vendor_id: string
  bearer: Bearer | null
  /** Spent with the same vendor for the same home within `split_days`, on other orders. */
  also_spent: number
  quotes: number
  /** Approved for this order before. */
  granted: Granted | null
}

/** Most that may be paid on an approved amount. */
export const withRise = (amount: number, { rise_bp }: Pick<WorkLimits, 'rise_bp'>): number =>
  amount + Math.floor((amount * rise_bp) / 10_000)

/**
 * Approval needed for an amount; null if already approved. `LIMIT` and `EMERGENCY` need nobody; `MANAGER` needs one manager
 * or the landlord, `OWNER` the landlord or two managers. An approval for another vendor or bearer does not count.
 */
export function neededApproval(wanted: Wanted): ApprovalLevel | null {
  const { limits, is_manager, priority, amount, also_spent, quotes, granted } = wanted
  const isSame = granted?.vendor_id === wanted.vendor_id && granted.bearer === wanted.bearer
  if (granted && isSame && amount <= withRise(granted.amount, limits)) return null
  const spent = amount + also_spent
  const isCompared = quotes >= limits.manager_quotes
  if (spent <= limits.agent_limit) return 'LIMIT'
  if (is_manager && isCompared && spent <= limits.manager_limit) return 'LIMIT'
  if (priority === 'URGENT' && spent <= limits.emergency_limit) return 'EMERGENCY'
  return !is_manager && isCompared && spent <= limits.manager_limit ? 'MANAGER' : 'OWNER'
}

/** Outcome after the votes so far; null while more are needed. People cannot vote on their own requests. */
export function outcomeOf(
  level: ApprovalLevel,
  votes: readonly { is_yes: boolean; by: 'LANDLORD' | 'MANAGER' | 'ADMIN' }[],
): 'APPROVED' | 'DECLINED' | null {
  if (votes.some(({ is_yes }) => !is_yes)) return 'DECLINED'
  const agreed = (by: string) => votes.filter((vote) => vote.by === by).length
  if (agreed('LANDLORD') > 0 || agreed('ADMIN') > 0) return 'APPROVED'
  return agreed('MANAGER') >= (level === 'OWNER' ? 2 : 1) ? 'APPROVED' : null
}

/** Advance payment as a share of the price, in basis points: less for a vendor without a completed job. */
export const DEPOSIT_BP = { known: 5_000, fresh: 4_000 }

/** A price this many times the estimate is confirmed first, since a zero too many was probably typed. */
const MISTYPED_TIMES = 10
export const looksMistyped = (total: number, estimate: number | null): boolean =>
  estimate !== null && estimate > 0 && total >= estimate * MISTYPED_TIMES
