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

/** The tenant signs on their own phone, or on the phone of who runs the home. */
export const maySignAsTenant = ({ user_id }: Who, of: Of): boolean =>
  of.status === 'SEALED' &&
  !of.has_tenant_signed &&
  (of.tenant_id === user_id || (of.is_run && of.tenant_id !== null))

/** Until its day; on the phone of who runs the home only as long as the tenant has not signed. */
export const mayRemark = ({ user_id }: Who, of: Of, now: Date): boolean =>
  of.status === 'SEALED' &&
  of.remarks_until !== null &&
  now < of.remarks_until &&
  (of.tenant_id === user_id || (of.is_run && of.tenant_id !== null && !of.has_tenant_signed))

/** What is withheld is said once the home is given back, and what it was like stands. */
export const mayDeduct = ({ kind, status, is_run, tenant_id }: Of): boolean =>
  is_run && kind === 'MOVE_OUT' && tenant_id !== null && (status === 'SEALED' || status === 'CLOSED')
