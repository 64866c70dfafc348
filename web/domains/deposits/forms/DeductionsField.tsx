import { depositDesk } from '#words/deposit-desk'
import { Button } from '../../../ui/action/Button.tsx'
import { DeductionFields, type DeductionValues, emptyDeduction } from './DeductionFields.tsx'

type Props = {
  value: readonly DeductionValues[]
  isTried: boolean
  onChange: (next: DeductionValues[]) => void
}

/** The list of deductions, with add and remove. */
export const DeductionsField = ({ value, isTried, onChange }: Props) => (
  <>
    {value.map((one, index) => (
      <DeductionFields
        key={one.key}
        place={index + 1}
        value={one}
        isTried={isTried}
        onChange={(next) => onChange(value.map((other) => (other.key === one.key ? next : other)))}
        onRemove={() => onChange(value.filter(({ key }) => key !== one.key))}
      />
    ))}
    <Button
      kind="second"
      icon="plus"
      className="justify-self-start"
      onClick={() => onChange([...value, emptyDeduction()])}
    >
      {depositDesk.propose.add}
    </Button>
  </>
)
