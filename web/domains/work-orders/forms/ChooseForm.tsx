import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import type { Quote } from '@gida/contract/domains/work-orders/quote'
import { work } from '#words/work'
import { workMoney } from '#words/work-money'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useChooseQuote } from '../changes.ts'

const words = workMoney.choosing
type Props = { order: WorkOrderDetail; quote: Quote; isCheapest: boolean; onClose: () => void }

/** Accepts a quote, with a reason if it is not the cheapest; says if approval is needed. */
export function ChooseForm({ order: { own_limit, approved_amount }, quote, isCheapest, onClose }: Props) {
  const { id, total, vendor_name } = quote
  const isWithin = total <= Math.max(own_limit, approved_amount ?? 0)
  return (
    <ReasonDialog
      change={useChooseQuote()}
      input={(reason) => ({ params: { id }, body: reason ? { reason } : {} })}
      title={words.title(vendor_name)}
      note={isWithin ? words.within(total) : words.above(total, own_limit)}
      {...(isCheapest
        ? { label: words.whyCheapest, opt: work.visits.optional }
        : { label: words.why, missing: words.whyMissing })}
      rows={2}
      most={1000}
      said={({ status }) => words.said(work.statuses[status])}
      save={words.save}
      saving={work.acts.working}
      cancel={work.acts.keep}
      onClose={onClose}
    />
  )
}
