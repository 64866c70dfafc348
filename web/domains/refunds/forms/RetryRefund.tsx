import type { Refund } from '@gida/contract/domains/refunds/refund'
import { refunds } from '#words/refunds'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { BankAccountFields, checkBankAccount } from '../../onboarding/index.ts'
import { useRetryRefund } from '../changes.ts'

const words = refunds.retry

/** Retries a refund that the bank could not deliver, to another account of the payer. */
export function RetryRefund({ refund, onDone }: { refund: Refund; onDone: () => void }) {
  const amount = formatNaira(refund.amount)
  const form = useFields({ bank_code: '', account_number: '' }, checkBankAccount)
  const saving = useSave(form, useRetryRefund(), {
    input: (body) => ({ params: { id: refund.id }, body }),
    said: ({ sent_to }) => (sent_to ? words.done(sent_to) : words.doneUnknown),
    onSaved: onDone,
  })
  return (
    <FormDialog
      title={words.title(refund.tenant_name)}
      note={words.note(amount)}
      form={saving}
      onClose={onDone}
      save={words.confirm(amount)}
      saving={words.busy}
      cancel={words.keep}
    >
      <BankAccountFields control={form.control} />
    </FormDialog>
  )
}
