import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { isPositive, koboIn } from '@gida/contract/shared/read-naira'
import { type SubmitEvent, useState } from 'react'
import { deposits } from '#words/deposits'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useProposeDeductions } from '../queries.ts'
import { DeductionFields, type DeductionValues, emptyDeduction } from './DeductionFields.tsx'

const words = deposits.propose
type Props = { deposit: DepositDetail; onDone: () => void }

/** Deductions with reasons and evidence; the refund is shown while typing. */
export function ProposeDeductions({ deposit, onDone }: Props) {
  const propose = useProposeDeductions()
  const [deductions, setDeductions] = useState<DeductionValues[]>(() => deductionsOf(deposit))
  const [takesArrears, setTakesArrears] = useState(deposit.to_arrears > 0)
  const [note, setNote] = useState(deposit.note ?? '')
  const [isTried, setTried] = useState(false)

  const deducted = deductions.reduce((sum, one) => sum + (isPositive(one.amount) ? one.amount : 0), 0)
  const to_arrears = takesArrears ? Math.max(0, Math.min(deposit.outstanding, deposit.held - deducted)) : 0
  const back = deposit.held - deducted - to_arrears
  const isWrong =
    back < 0 || deductions.some((one) => !isPositive(one.amount) || one.reason.trim().length < 3)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isWrong || propose.isPending) return
    const body = {
      to_arrears,
      deductions: deductions.map(({ reason, amount, evidence }) => ({
        reason: reason.trim(),
        amount: koboIn(amount) ?? 0,
        evidence: evidence.map((evidence) => evidence.id),
      })),
      ...(note.trim() && { note: note.trim() }),
    }
    propose.mutate(
      { params: { id: deposit.id }, body },
      {
        onSuccess: () => {
          toast.success(words.done)
          onDone()
        },
      },
    )
  }
  const change = (place: number, next: DeductionValues) =>
    setDeductions((old) => old.map((one, index) => (index === place ? next : one)))

  return (
    <Card aria-labelledby="propose">
      <form noValidate className="grid gap-4 p-4 md:p-5" onSubmit={save}>
        <div>
          <h2 id="propose">{words.title}</h2>
          <p className="text-ink-soft">{words.help}</p>
        </div>
        {deductions.map((one, place) => (
          <DeductionFields
            key={one.key}
            place={place + 1}
            value={one}
            isTried={isTried}
            onChange={(next) => change(place, next)}
            onRemove={() => setDeductions((old) => old.filter((other) => other.key !== one.key))}
          />
        ))}
        <Button
          kind="second"
          icon="plus"
          className="justify-self-start"
          onClick={() => setDeductions((old) => [...old, emptyDeduction()])}
        >
          {words.add}
        </Button>
        {deposit.outstanding > 0 && (
          <CheckRow
            plain
            title={words.arrears(formatNaira(deposit.outstanding, 'short'))}
            checked={takesArrears}
            onChange={(event) => setTakesArrears(event.target.checked)}
          />
        )}
        <Field label={words.note} opt={words.noteOpt}>
          <TextArea
            rows={2}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <p role="status" className={back < 0 ? 'font-semibold text-overdue' : 'font-semibold'}>
          {back < 0 ? words.tooMuch(formatNaira(deposit.held)) : words.back(formatNaira(back))}
        </p>
        {propose.error && (
          <Banner tone="late" live>
            {messageOf(propose.error)}
          </Banner>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={propose.isPending} busyText={words.saving}>
            {deductions.length === 0 && to_arrears === 0 ? words.saveNothing : words.save}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const deductionsOf = (deposit: DepositDetail): DeductionValues[] =>
  deposit.deductions.map(({ id, reason, amount, evidence }) => ({
    key: id,
    reason,
    amount,
    evidence: evidence.map((evidence) => ({ ...evidence, size: 0 })),
  }))
