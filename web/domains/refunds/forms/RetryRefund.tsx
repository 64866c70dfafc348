import type { Refund } from '@gida/contract/domains/refunds/refund'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moneyBack } from '#words/money-back'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { banksQuery } from '../../onboarding/index.ts'
import { useRetryRefund } from '../queries.ts'

const words = moneyBack.retry

/** Another account of the payer, for a refund that the bank could not deliver. */
export function RetryRefund({ refund, onDone }: { refund: Refund; onDone: () => void }) {
  const banks = useQuery(banksQuery)
  const [bank, setBank] = useState('')
  const [number, setNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const retry = useRetryRefund()
  const isNumber = /^\d{10}$/.test(number)
  const amount = formatNaira(refund.amount)

  function send() {
    setTried(true)
    if (!bank || !isNumber) return
    retry.mutate(
      { params: { id: refund.id }, body: { bank_code: bank, account_number: number } },
      {
        onSuccess: ({ sent_to }) => {
          onDone()
          toast.success(sent_to ? words.done(sent_to) : words.doneUnknown)
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={words.title(refund.tenant_name)}
      confirm={words.confirm(amount)}
      keep={words.keep}
      onConfirm={send}
      busy={retry.isPending}
      busyText={words.busy}
      error={retry.error ? messageOf(retry.error) : undefined}
    >
      <div className="grid gap-4">
        <p>{words.note(amount)}</p>
        <Field label={words.bank} {...(isTried && !bank && { error: words.bankMissing })}>
          <SelectField
            options={(banks.data?.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
            value={bank}
            onChange={setBank}
            disabled={!banks.data}
            placeholder={banks.data ? words.choose : words.bankLoading}
          />
        </Field>
        <Field label={words.number} {...(isTried && !isNumber && { error: words.numberWrong })}>
          <TextInput
            spaced
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            value={number}
            onChange={(event) => setNumber(event.target.value.replace(/\D/g, ''))}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
