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

/** An actor's roles towards a request; none if they merely see it. */
export function moversOf({ user_id }: Who, { reported_by, tenant_id, assigned_to, is_run }: Of): Mover[] {
  const parts: Mover[] = []
  if ((tenant_id ?? reported_by) === user_id) parts.push('REPORTER')
  if (is_run) parts.push('STAFF')
  if (assigned_to === user_id) parts.push('DOER')
  return parts
}

/** The last day (Lagos) on which a resolved request may be reopened; null if it is not resolved. */
export const reopenUntil = ({ resolved_at }: { resolved_at: Date | null }): string | null =>
  resolved_at && addDays(lagosDay(resolved_at), REOPEN_DAYS)

/** Whether the reporter of a merged request may reopen just that one, because it is not fixed for them. */
export const mayReopenAlone = (
  { status, merged_into }: { status: RequestStatus; merged_into: string | null },
  to: RequestStatus,
  parts: readonly Mover[],
): boolean => merged_into !== null && isReopening(status, to) && parts.includes('REPORTER')

/** Whether a request's details may be changed: by staff or reporter while it is open. */
export const mayWrite = (parts: readonly Mover[], status: RequestStatus): boolean =>
  isOpen(status) && (parts.includes('STAFF') || parts.includes('REPORTER'))
