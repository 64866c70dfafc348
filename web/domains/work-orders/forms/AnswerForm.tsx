import type { Approval } from '@gida/contract/domains/work-orders/approval'
import { work } from '#words/work'
import { workMoney } from '#words/work-money'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useAnswerApproval } from '../changes.ts'

const words = workMoney.approval
type Props = { approval: Approval; isYes: boolean; onClose: () => void }

/** Approves the cost of a work order, or rejects it with a reason. */
export function AnswerForm({ approval: { id, amount, vendor_name }, isYes, onClose }: Props) {
  return (
    <ReasonDialog
      change={useAnswerApproval()}
      input={(note) => ({ params: { id }, body: { is_yes: isYes, note } })}
      title={isYes ? words.approveTitle(amount) : words.refuseTitle(amount)}
      note={isYes ? words.approveNote(vendor_name) : words.refuseNote}
      {...(isYes
        ? { label: workMoney.choosing.whyCheapest, opt: work.visits.optional }
        : { label: words.why, missing: words.whyMissing })}
      rows={2}
      most={1000}
      said={({ status }) => (isYes ? (status === 'APPROVAL' ? words.agreed : words.approved) : words.refused)}
      save={isYes ? words.approve : words.refuse}
      saving={work.acts.working}
      cancel={work.acts.keep}
      danger={!isYes}
      onClose={onClose}
    />
  )
}
