import type { Unit } from '@gida/contract/domains/estates/unit'
import { Field } from '../../../ui/Field.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { units } from '../../../words/en/units.ts'
import { raised, readPercent } from '../percent.ts'

const words = units.rents
const WAYS = [
  { value: 'AMOUNT', label: words.byAmount },
  { value: 'PERCENT', label: words.byPercent },
]

/** All to one amount, or each by a percentage; both are kept while a person goes to and fro. */
export type RentChange = { by: 'AMOUNT' | 'PERCENT'; amount: number | null; percent: string }

/** What a unit will ask for; null while the change cannot be read. */
export function newRentOf(unit: Pick<Unit, 'rent_amount'>, change: RentChange): number | null {
  if (change.by === 'AMOUNT')
    return change.amount === null || Number.isNaN(change.amount) ? null : change.amount
  const basisPoints = readPercent(change.percent)
  return Number.isNaN(basisPoints) || basisPoints <= -10_000 ? null : raised(unit.rent_amount, basisPoints)
}

type Props = { value: RentChange; onChange: (change: RentChange) => void; error: string | undefined }

export function HowRentsChange({ value, onChange, error }: Props) {
  return (
    <>
      <Segmented
        label={words.how}
        options={WAYS}
        value={value.by}
        onChange={(by) => onChange({ ...value, by: by === 'AMOUNT' ? by : 'PERCENT' })}
        className="justify-self-start"
      />
      {value.by === 'AMOUNT' ? (
        <Field label={words.amount} error={error}>
          <MoneyInput value={value.amount} onChange={(amount) => onChange({ ...value, amount })} />
        </Field>
      ) : (
        <Field label={words.percent} help={words.percentHelp} error={error}>
          <TextInput
            figures
            inputMode="decimal"
            className="max-w-[140px]"
            value={value.percent}
            onChange={(event) => onChange({ ...value, percent: event.target.value })}
          />
        </Field>
      )}
    </>
  )
}
