import type { ApplicationStatus } from '@gida/contract/domains/applications/application'
import { applications as words } from '#words/applications'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'

export const ApplicationPill = ({ status }: { status: ApplicationStatus }) => (
  <StatusPill status={status}>{words.statuses[status]}</StatusPill>
)
