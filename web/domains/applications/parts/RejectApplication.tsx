import type { Application } from '@gida/contract/domains/applications/application'
import { applications } from '#words/applications'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useRejectApplication } from '../changes.ts'

const words = applications.reject
type Props = { application: Application; onClose: () => void }

/** Rejects an application, with a reason for the applicant. */
export const RejectApplication = ({ application: { id, full_name }, onClose }: Props) => (
  <ReasonDialog
    change={useRejectApplication()}
    input={(reason) => ({ params: { id }, body: { reason } })}
    said={words.done(full_name)}
    title={words.title(full_name)}
    note={words.note}
    label={words.reason}
    help={words.reasonHelp}
    missing={words.reasonMissing}
    rows={3}
    most={500}
    save={words.confirm}
    saving={words.busy}
    cancel={words.keep}
    danger
    onClose={onClose}
  />
)
