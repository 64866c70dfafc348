import type { Approval } from '@gida/contract/domains/work-orders/approval'
import { work } from '#words/work'
import { workMoney } from '#words/work-money'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useWithdrawApproval } from '../changes.ts'

const words = workMoney.approval
type Props = { approval: Approval; onClose: () => void }

/** Withdraws a request for approval, with a reason. */
export function WithdrawForm({ approval: { id, amount }, onClose }: Props) {
  return (
    <ReasonDialog
      change={useWithdrawApproval()}
      input={(note) => ({ params: { id }, body: { note } })}
      title={words.withdrawTitle(amount)}
      note={words.withdrawNote}
      label={words.whyBack}
      missing={words.whyBackMissing}
      rows={2}
      most={1000}
      said={words.withdrawn}
      save={words.withdraw}
      saving={work.acts.working}
      cancel={work.acts.keep}
      onClose={onClose}
    />
  )
}
