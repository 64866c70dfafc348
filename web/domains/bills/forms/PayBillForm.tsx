import type { BillDetail } from '@gida/contract/domains/bills/bill'
import { bills } from '#words/bills'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { usePayBill } from '../changes.ts'
import { checkSent, SentFields, type SentValues, sentBody, sentNow } from './SentFields.tsx'

const words = bills.paying
type Props = { bill: BillDetail; of: 'BILL' | 'RETENTION'; onClose: () => void }

/** Records a payment of a bill. */
export function PayBillForm({ bill, of, onClose }: Props) {
  const { id, left, retention_left, account, tax_next } = bill
  const form = useFields<SentValues>(sentNow(of === 'BILL' ? left : retention_left), checkSent)
  const saving = useSave(form, usePayBill(), {
    input: (values) => ({ params: { id }, body: { ...sentBody(values), of } }),
    said: words.saved,
    onSaved: onClose,
    unknown: bills.unknown,
  })
  return (
    <FormSheet
      title={words.titles[of]}
      note={account ? words.to(account.label) : words.noAccount}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
    >
      {account?.changed_by_me && <Banner tone="wait">{words.changedByMe}</Banner>}
      {tax_next > 0 && <Banner tone="info">{words.tax(formatNaira(tax_next))}</Banner>}
      <SentFields form={form} asksAccount={account?.must_confirm ?? false} />
    </FormSheet>
  )
}
