import type { LeaseStatus } from '@gida/contract/domains/leases/lease'
import { leases } from '#words/leases'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'

export const LeasePill = ({ status }: { status: LeaseStatus }) => (
  <StatusPill status={status}>{leases.statuses[status]}</StatusPill>
)
