import type { InspectionKind, InspectionStatus } from '@gida/contract/domains/inspections/rules'

type Who = { user_id: string }
type Of = {
  kind: InspectionKind
  status: InspectionStatus
  is_run: boolean
  tenant_id: string | null
  remarks_until: Date | null
  has_tenant_signed: boolean
}

export const mayWrite = ({ is_run, status }: Of): boolean => is_run && status === 'DRAFT'

/** The tenant signs with their own account, or on a staff member's phone. */
export const maySignAsTenant = ({ user_id }: Who, of: Of): boolean =>
  of.status === 'SEALED' &&
  !of.has_tenant_signed &&
  (of.tenant_id === user_id || (of.is_run && of.tenant_id !== null))

/** Until the deadline; on a staff member's phone only before the tenant has signed. */
export const mayRemark = ({ user_id }: Who, of: Of, now: Date): boolean =>
  of.status === 'SEALED' &&
  of.remarks_until !== null &&
  now < of.remarks_until &&
  (of.tenant_id === user_id || (of.is_run && of.tenant_id !== null && !of.has_tenant_signed))

/** Deductions are recorded for sealed move-out reports. */
export const mayDeduct = ({ kind, status, is_run, tenant_id }: Of): boolean =>
  is_run && kind === 'MOVE_OUT' && tenant_id !== null && (status === 'SEALED' || status === 'CLOSED')
