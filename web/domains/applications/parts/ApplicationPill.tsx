import type { ApplicationStatus } from '@gida/contract/domains/applications/application'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { applications as words } from '../../../words/en/applications.ts'

export const ApplicationPill = ({ status }: { status: ApplicationStatus }) => (
  <StatusPill status={status}>{words.statuses[status]}</StatusPill>
)
