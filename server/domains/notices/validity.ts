import type { NoticeKind } from '@gida/contract/domains/notices/kinds'
import type { Defect } from '@gida/contract/domains/notices/rules'
import { addDays, type Day, formatDay } from '@gida/contract/shared/dates'
import type { LeaseRow } from '../leases/index.ts'

export type LeaseState = Pick<LeaseRow, 'status' | 'end_date' | 'followed_by_id'>
/** The valid notice to quit served on the lease. */
export type QuitNotice = { id: string; dated: Day; ends_on: Day } | null

const hasRun = ({ status }: LeaseState) => status !== 'DRAFT' && status !== 'PENDING_SIGNATURE'
const isRenewed = ({ status, followed_by_id }: LeaseState) => status === 'RENEWED' || followed_by_id !== null

/** Why such a notice cannot be served on a day, as a message; null if it can. */
export function whyNoNotice(
  kind: NoticeKind,
  lease: LeaseState,
  quit: QuitNotice,
  given_on: Day,
): string | null {
  const { status, end_date } = lease
  if (!hasRun(lease)) return 'This lease has never run: there is no tenancy to end.'
  if (isRenewed(lease)) return 'This tenancy was renewed. Prepare the notice for the lease that follows.'
  if (kind === 'QUIT')
    return status === 'ACTIVE'
      ? null
      : `This lease ended on ${formatDay(end_date)}: there is nothing left to quit. The owner’s intention is the next step.`
  if (status === 'TERMINATED' && !quit) return 'This tenancy was ended and the home given back.'
  const last = quit ? quit.ends_on : end_date
  if (given_on > last) return null
  const from = formatDay(addDays(last, 1))
  return quit
    ? `The notice to quit runs until ${formatDay(last)}. The intention can be served from ${from}.`
    : `The term runs until ${formatDay(last)}, and no notice to quit was served. The intention can be served from ${from}.`
}

/** How the tenancy ended, as worded in the notice of the owner's intention. */
export const howItEnded = ({ end_date }: LeaseState, quit: QuitNotice): { on: Day; how: string } =>
  quit
    ? { on: quit.ends_on, how: `by the notice to quit of ${formatDay(quit.dated)}` }
    : { on: end_date, how: 'when its fixed term ran out' }

export const DEFECT_WORDS: Record<Defect, string> = {
  TOO_SHORT: 'It was served too late for the day that it names.',
  ALREADY_OVER: 'It was served when its last day was over.',
  LEASE_RENEWED: 'The tenancy was renewed before it was served.',
  LEASE_ENDED: 'The lease had ended before it was served.',
}

type Served = { kind: NoticeKind; ends_on: Day | null; served_on: Day; is_lawful: boolean }

/** What is wrong with a notice as served. */
export function defectsOf(lease: LeaseState, { kind, ends_on, served_on, is_lawful }: Served): Defect[] {
  const isOver = ends_on !== null && ends_on <= served_on
  return [
    ...(isOver ? (['ALREADY_OVER'] as const) : is_lawful ? [] : (['TOO_SHORT'] as const)),
    ...(isRenewed(lease) ? (['LEASE_RENEWED'] as const) : []),
    ...(kind === 'QUIT' && !isRenewed(lease) && lease.status !== 'ACTIVE' ? (['LEASE_ENDED'] as const) : []),
  ]
}
