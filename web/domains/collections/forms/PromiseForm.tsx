import type { DebtorDetail } from '@gida/contract/domains/collections/arrears'
import { MOST_PROMISE_DAYS } from '@gida/contract/domains/collections/rules'
import { addDays } from '@gida/contract/shared/dates'
import { isPositive, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useState } from 'react'
import { collections } from '#words/collections'
import { fieldProblems, messageOf } from '../../../platform/errors.ts'
import { formatDay, formatNaira, today } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useRecordPromise } from '../queries.ts'

const words = collections.promise
const SOON_DAYS = 7

/** How much a tenant will pay, and until when. */
export function PromiseForm({ debtor, onClose }: { debtor: DebtorDetail; onClose: () => void }) {
  const [amount, setAmount] = useState<TypedAmount>(debtor.arrears)
  const [promised_on, setDay] = useState(addDays(today(), SOON_DAYS))
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const record = useRecordPromise()
  const isAmount = isPositive(amount)
  const save = () => {
    setTried(true)
    if (!isAmount || !promised_on || record.isPending) return
    record.mutate(
      { params: { id: debtor.id }, body: { amount, promised_on, note } },
      {
        onSuccess: () => {
          toast.success(words.saved(formatNaira(amount, 'short'), formatDay(promised_on)))
          onClose()
        },
      },
    )
  }
  const problems = record.error ? fieldProblems(record.error) : {}
  const isOfNoField = record.error && Object.keys(problems).length === 0
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <MoneyField
        label={words.amount}
        error={isTried && !isAmount ? words.errors.amount : problems.amount}
        value={amount}
        onChange={setAmount}
      />
      <Field
        label={words.day}
        help={words.help}
        error={isTried && !promised_on ? words.errors.day : problems.promised_on}
      >
        <TextInput
          type="date"
          min={today()}
          max={addDays(today(), MOST_PROMISE_DAYS)}
          value={promised_on}
          onChange={(event) => setDay(event.target.value)}
        />
      </Field>
      <Field label={words.note} opt={words.optional}>
        <TextInput maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      {isOfNoField && (
        <Banner tone="late" live>
          {messageOf(record.error)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={record.isPending} busyText={words.saving}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {collections.note.cancel}
        </Button>
      </div>
    </form>
  )
}
