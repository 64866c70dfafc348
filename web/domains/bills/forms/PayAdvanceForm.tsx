import type { OrderCosts } from '@gida/contract/domains/bills/bill'
import { bills } from '#words/bills'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { usePayAdvance } from '../changes.ts'
import { checkSent, SentFields, type SentValues, sentBody, sentNow } from './SentFields.tsx'

const words = bills.paying

/** Records an advance paid to a vendor. */
export function PayAdvanceForm({ costs, onClose }: { costs: OrderCosts; onClose: () => void }) {
  const { account } = costs
  const form = useFields<SentValues>(sentNow(costs.quoted_deposit || null), checkSent)
  const saving = useSave(form, usePayAdvance(), {
    input: (values) => ({ params: { id: costs.order_id }, body: sentBody(values) }),
    said: words.saved,
    onSaved: onClose,
    unknown: bills.unknown,
  })
  return (
    <FormSheet
      title={words.titles.ADVANCE}
      note={words.note}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
    >
      <Banner tone="info">{account ? words.to(account.label) : words.noAccount}</Banner>
      {account?.changed_by_me && <Banner tone="wait">{words.changedByMe}</Banner>}
      <SentFields form={form} asksAccount={account?.must_confirm ?? false} />
    </FormSheet>
  )
}
