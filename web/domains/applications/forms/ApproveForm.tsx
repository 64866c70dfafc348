import type { Application, ApproveBody } from '@gida/contract/domains/applications/application'
import { isUnreadable, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { applications } from '#words/applications'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { today } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { unitListingQuery, useApproveApplication } from '../queries.ts'

const words = applications.approve
type Props = { application: Application; onClose: () => void; onDone: () => void }

const SUMS = [
  ['rent_amount', words.rent],
  ['caution_deposit', words.deposit],
  ['service_charge', words.serviceCharge],
  ['agency_fee', words.agencyFee],
  ['legal_fee', words.legalFee],
] as const
type SumName = (typeof SUMS)[number][0]
type Sums = Partial<Record<SumName, TypedAmount>>

const FORM = 'approve-application'

/** The terms on which the home is given: what it was published with, until somebody says otherwise. */
export function ApproveForm({ application, onClose, onDone }: Props) {
  const { id, full_name, unit_id, unit_name, move_in_date } = application
  const { data: listing } = useQuery(unitListingQuery(unit_id))
  const approve = useApproveApplication()
  const [start, setStart] = useState(move_in_date < today() ? today() : move_in_date)
  const [changed, setChanged] = useState<Sums>({})
  const [isTried, setTried] = useState(false)
  const isUnderWay = useRef(false) // two taps may come before the first is drawn as busy

  const sumOf = (name: SumName): TypedAmount => {
    const own = changed[name]
    return own === undefined ? listing?.[name] || null : own
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isUnderWay.current || !start || SUMS.some(([name]) => isUnreadable(sumOf(name)))) return
    isUnderWay.current = true
    approve.mutate(
      { params: { id }, body: bodyOf(start, sumOf) },
      {
        onSuccess: onDone,
        onSettled: () => {
          isUnderWay.current = false
        },
      },
    )
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(full_name, unit_name)}
      footer={
        <Button type="submit" form={FORM} size="big" wide busy={approve.isPending} busyText={words.busy}>
          {words.save(full_name)}
        </Button>
      }
    >
      <form id={FORM} noValidate className="grid gap-4 p-4 md:p-5" onSubmit={save}>
        <p className="text-ink-soft">{words.note(full_name)}</p>
        <Field label={words.start} {...(isTried && !start && { error: words.startMissing })}>
          <TextInput type="date" value={start} onChange={(event) => setStart(event.target.value)} />
        </Field>
        {SUMS.map(([name, label]) => (
          <MoneyField
            key={name}
            label={label}
            value={sumOf(name)}
            onChange={(amount) => setChanged((old) => ({ ...old, [name]: amount }))}
          />
        ))}
        {approve.error && (
          <Banner tone="late" live>
            {isUnanswered(approve.error) ? words.unknown : messageOf(approve.error)}
          </Banner>
        )}
      </form>
    </Sheet>
  )
}

/** A rent that is left empty is the unit's own; any other sum that is left empty is not asked for. */
function bodyOf(start_date: string, sumOf: (name: SumName) => TypedAmount): ApproveBody {
  const { rent_amount, ...rest } = Object.fromEntries(
    SUMS.map(([name]) => [name, koboIn(sumOf(name)) ?? 0]),
  ) as Record<SumName, number>
  return { start_date, ...rest, ...(rent_amount > 0 && { rent_amount }) }
}
