import type { Unit } from '@gida/contract/domains/estates/unit'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { units } from '#words/units'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { PercentInput } from '../../../ui/form/PercentInput.tsx'
import { raised, readPercent } from '../percent.ts'

const words = units.rents
const WAYS = [
  { value: 'AMOUNT', label: words.byAmount },
  { value: 'PERCENT', label: words.byPercent },
]

/** All to one amount, or each by a percentage; both are kept while a person goes to and fro. */
export type RentChange = { by: 'AMOUNT' | 'PERCENT'; amount: TypedAmount; percent: string }

/** What a unit will ask for; null while the change cannot be read. */
export function newRentOf(unit: Pick<Unit, 'rent_amount'>, change: RentChange): number | null {
  if (change.by === 'AMOUNT') return typeof change.amount === 'number' ? change.amount : null
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
        <MoneyField
          label={words.amount}
          error={error}
          value={value.amount}
          onChange={(amount) => onChange({ ...value, amount })}
        />
      ) : (
        <Field label={words.percent} help={words.percentHelp} error={error}>
          <PercentInput
            value={value.percent}
            onChange={(event) => onChange({ ...value, percent: event.target.value })}
          />
        </Field>
      )}
    </>
  )
}
