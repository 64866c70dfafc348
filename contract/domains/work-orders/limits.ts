import type { Priority } from '../maintenance/rules.ts'
import type { ApprovalLevel, Bearer } from './rules.ts'

/** What may be spent without asking, in kobo: of an estate, from a day on. */
export type WorkLimits = {
  /** What an agent, or anybody with a single quote, may spend. */
  agent_limit: number
  /** What a manager may spend who compared so many quotes. */
  manager_limit: number
  manager_quotes: number
  /** Of what is urgent, and explained within a day. */
  emergency_limit: number
  /** So many days count together for one vendor and home, so that a job is not cut into small ones. */
  split_days: number
  /** How far above what was approved a price may rise, in basis points. */
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
  /** What was approved of this order before. */
  granted: Granted | null
}

/** The most that may be paid on what was granted. */
export const withRise = (amount: number, { rise_bp }: Pick<WorkLimits, 'rise_bp'>): number =>
  amount + Math.floor((amount * rise_bp) / 10_000)

/**
 * What is needed to spend so much; null where it was granted already. `LIMIT` and `EMERGENCY` may go on at once; `MANAGER` needs one manager or the landlord, `OWNER` the
 * landlord or two managers. What was granted to another vendor, or to another pocket, does not count.
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

/** What an answer makes of an approval; null where more have to agree. Nobody answers what they asked for. */
export function outcomeOf(
  level: ApprovalLevel,
  votes: readonly { is_yes: boolean; by: 'LANDLORD' | 'MANAGER' | 'ADMIN' }[],
): 'APPROVED' | 'DECLINED' | null {
  if (votes.some(({ is_yes }) => !is_yes)) return 'DECLINED'
  const agreed = (by: string) => votes.filter((vote) => vote.by === by).length
  if (agreed('LANDLORD') > 0 || agreed('ADMIN') > 0) return 'APPROVED'
  return agreed('MANAGER') >= (level === 'OWNER' ? 2 : 1) ? 'APPROVED' : null
}

/** Of a price, what goes out before the work begins, in basis points: less to whom nobody has seen finish a job. */
export const DEPOSIT_BP = { known: 5_000, fresh: 4_000 }

/** How often a price may be the estimate before somebody is asked whether a nought too many was typed. */
const MISTYPED_TIMES = 10
export const looksMistyped = (total: number, estimate: number | null): boolean =>
  estimate !== null && estimate > 0 && total >= estimate * MISTYPED_TIMES
