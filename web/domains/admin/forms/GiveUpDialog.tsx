import type { FailedJob } from '@gida/contract/domains/admin/failed-job'
import { jobs as words } from '#words/jobs'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useGiveUpJob } from '../changes.ts'
import { jobName } from '../parts/job-name.ts'

type Props = { job: Pick<FailedJob, 'job_id' | 'name'>; onClose: () => void }

export const GiveUpDialog = ({ job: { job_id, name }, onClose }: Props) => (
  <ReasonDialog
    change={useGiveUpJob()}
    input={(reason) => ({ body: { job_id, reason } })}
    title={words.giveUpTitle(jobName(name))}
    note={words.giveUpNote}
    label={words.reason}
    missing={words.reasonMissing}
    save={words.giveUp}
    saving={words.givingUp}
    cancel={words.cancel}
    said={words.givenUp}
    danger
    onClose={onClose}
  />
)
