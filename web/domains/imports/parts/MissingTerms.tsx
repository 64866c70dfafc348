import type { ImportOptions } from '@gida/contract/domains/imports/import'
import { imports } from '#words/imports'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { DayFilter } from '../../../ui/form/date/DayFilter.tsx'
import { Field } from '../../../ui/form/Field.tsx'

const words = imports.columns
const FREQUENCIES = Object.entries(words.frequencies).map(([value, label]) => ({ value, label }))

type Props = { options: ImportOptions; onOptions: (change: Partial<ImportOptions>) => void }

/** Defaults for values missing in the file. */
export function MissingTerms({ options, onOptions }: Props) {
  return (
    <div className="grid gap-4 p-4 md:grid-cols-2 md:p-5">
      <Field label={words.frequency}>
        <SelectField
          options={FREQUENCIES}
          value={options.default_frequency}
          onChange={(value) => onOptions({ default_frequency: value as ImportOptions['default_frequency'] })}
        />
      </Field>
      <DayFilter
        label={words.end}
        opt={words.endOpt}
        value={options.default_end ?? undefined}
        onDay={(day) => onOptions({ default_end: day ?? null })}
      />
      <div className="md:col-span-2">
        <CheckRow
          plain
          title={words.allOrNothing}
          note={words.allOrNothingNote}
          checked={options.all_or_nothing}
          onChange={(event) => onOptions({ all_or_nothing: event.target.checked })}
        />
      </div>
    </div>
  )
}
