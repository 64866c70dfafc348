import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { isUnreadable, type TypedAmount } from '@gida/contract/shared/read-naira'
import { type SubmitEvent, useState } from 'react'
import { deposits } from '#words/deposits'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { formatNaira, today } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useRecordReturn } from '../queries.ts'

const words = deposits.sending

/** The transfer to the tenant, once it was sent. */
export function RecordReturn({ deposit: { id, to_return, account } }: { deposit: DepositDetail }) {
  const record = useRecordReturn()
  const [returned_on, setDay] = useState(today())
  const [reference, setReference] = useState('')
  const [cost, setCost] = useState<TypedAmount>(null)
  const [isTried, setTried] = useState(false)
  const bank_reference = reference.trim()

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (bank_reference.length < 3 || isUnreadable(cost) || record.isPending) return
    record.mutate(
      { params: { id }, body: { returned_on, bank_reference, cost: cost ?? 0 } },
      { onSuccess: () => toast.success(words.done) },
    )
  }
  return (
    <Card aria-labelledby="sending">
      <form noValidate className="grid gap-4 p-4 md:p-5" onSubmit={save}>
        <div>
          <h2 id="sending">{words.title(formatNaira(to_return))}</h2>
          <p className="text-ink-soft">
            {account
              ? `${account.account_name}, ${account.bank_name}, ${account.account_number}`
              : deposits.one.noAccount}
          </p>
        </div>
        <Field label={words.day}>
          <TextInput
            type="date"
            max={today()}
            value={returned_on}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
        <Field
          label={words.reference}
          error={isTried && bank_reference.length < 3 ? words.referenceMissing : undefined}
        >
          <TextInput
            maxLength={60}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        </Field>
        <MoneyField label={words.cost} value={cost} onChange={setCost} />
        {record.error && (
          <Banner tone="late" live>
            {isUnanswered(record.error) ? deposits.unknown : messageOf(record.error)}
          </Banner>
        )}
        <Button type="submit" disabled={!account} busy={record.isPending} busyText={words.saving}>
          {words.save}
        </Button>
      </form>
    </Card>
  )
}
