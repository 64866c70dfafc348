import {
  isOpen,
  isReopening,
  type Mover,
  REOPEN_DAYS,
  type RequestStatus,
} from '@gida/contract/domains/maintenance/rules'
import { addDays, lagosDay } from '@gida/contract/shared/dates'

type Who = { user_id: string }
type Of = {
  reported_by: string
  tenant_id: string | null
  assigned_to: string | null
  is_run: boolean
}

/** What an actor is to a request; nothing, where it only concerns them. */
export function moversOf({ user_id }: Who, { reported_by, tenant_id, assigned_to, is_run }: Of): Mover[] {
  const parts: Mover[] = []
  if ((tenant_id ?? reported_by) === user_id) parts.push('REPORTER')
  if (is_run) parts.push('STAFF')
  if (assigned_to === user_id) parts.push('DOER')
  return parts
}

/** The last Lagos day on which what was done may be opened again; null where it is not done. */
export const reopenUntil = ({ resolved_at }: { resolved_at: Date | null }): string | null =>
  resolved_at && addDays(lagosDay(resolved_at), REOPEN_DAYS)

/** What was joined with another moves as that does, but for its reporter, who says that it is not fixed. */
export const mayReopenAlone = (
  { status, merged_into }: { status: RequestStatus; merged_into: string | null },
  to: RequestStatus,
  parts: readonly Mover[],
): boolean => merged_into !== null && isReopening(status, to) && parts.includes('REPORTER')

/** What was said of a fault may be changed while it is somebody's work. */
export const mayWrite = (parts: readonly Mover[], status: RequestStatus): boolean =>
  isOpen(status) && (parts.includes('STAFF') || parts.includes('REPORTER'))
