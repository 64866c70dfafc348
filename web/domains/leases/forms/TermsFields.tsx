import { useFormContext } from 'react-hook-form'
import { leaseForms } from '#words/lease-forms'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { SUMS, type TermValues } from './lease-terms.ts'
import { RentFields } from './RentFields.tsx'

const words = leaseForms.assign

/** The term and the amounts. */
export function TermsFields() {
  const { control } = useFormContext<TermValues>()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDateField control={control} name="start_date" label={words.start} />
        <FormDateField
          control={control}
          name="end_date"
          label={words.end}
          opt={words.endOpt}
          help={words.endHelp}
        />
      </div>
      <FieldGroup legend={words.money} help={words.fromUnit}>
        <div className="grid gap-4 md:grid-cols-2">
          <RentFields />
          {SUMS.map(([name, label]) => (
            <FormMoneyField key={name} control={control} name={name} label={label} />
          ))}
        </div>
      </FieldGroup>
    </>
  )
}
