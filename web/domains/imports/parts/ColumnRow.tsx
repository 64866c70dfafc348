import type { ImportColumn } from '@gida/contract/domains/imports/mapping'
import { IMPORT_FIELDS, type ImportField } from '@gida/contract/domains/imports/rules'
import { imports } from '#words/imports'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'

const words = imports.columns
const UNUSED = 'unused'
const FIELDS = [
  { value: UNUSED, label: words.unused },
  ...IMPORT_FIELDS.map((field) => ({ value: field, label: words.fields[field] })),
]

type Props = { column: ImportColumn; onField: (field: ImportField | null) => void }

/** A spreadsheet column: sample values and its field. */
export function ColumnRow({ column, onField }: Props) {
  const name = column.header || words.column(column.letter)
  return (
    <li className="grid gap-2 border-t border-line p-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_280px] md:items-center md:px-5">
      <div className="min-w-0">
        <div className="flex items-baseline gap-2">
          <span className="mono text-small text-ink-soft">{column.letter}</span>
          <span className="font-semibold break-words">{name}</span>
        </div>
        <p className="cut text-small text-ink-soft">{column.samples.join(' · ') || words.noSamples}</p>
      </div>
      <SelectField
        aria-label={words.means(name)}
        options={FIELDS}
        value={column.field ?? UNUSED}
        onChange={(field) => onField(field === UNUSED || field === '' ? null : (field as ImportField))}
      />
    </li>
  )
}
