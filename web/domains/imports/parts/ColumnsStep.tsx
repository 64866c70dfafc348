import type { Import, ImportOptions } from '@gida/contract/domains/imports/import'
import type { ImportColumn } from '@gida/contract/domains/imports/mapping'
import type { ImportField } from '@gida/contract/domains/imports/rules'
import { useState } from 'react'
import { imports } from '#words/imports'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useCheckImport, useUpdateImport } from '../changes.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { MissingTerms } from './MissingTerms.tsx'

const words = imports.columns
const HEADING_ROWS = 15

type Props = { of: Import; onChecking: () => void }

/** Maps columns to fields, then starts the check. */
export function ColumnsStep({ of, onChecking }: Props) {
  const [columns, setColumns] = useState(of.columns)
  const [options, setOptions] = useState(of.options)
  const update = useUpdateImport()
  const check = useCheckImport()
  const known = columns.filter(({ field }) => field !== null).length
  const problem = update.error ?? check.error
  const missing = whatIsMissing(columns, of.estate_id)

  const inspectAgain = (body: { sheet?: string; header_row?: number }) =>
    update.mutate(
      { params: { id: of.id }, body: { ...body, options } }, // includes the options chosen below
      { onSuccess: (found) => setColumns(found.columns) },
    )
  const startCheck = () =>
    update.mutate(
      {
        params: { id: of.id },
        body: { mapping: columns.map(({ index, field }) => ({ index, field })), options },
      },
      { onSuccess: () => check.mutate({ params: { id: of.id } }, { onSuccess: onChecking }) },
    )

  return (
    <div className="grid gap-4 *:min-w-0">
      <div>
        <h1>{words.title}</h1>
        <p className="text-ink-soft">{words.found(known, columns.length)}</p>
      </div>
      <Card className="grid gap-4 p-4 md:grid-cols-2 md:p-5">
        {of.sheets.length > 1 && (
          <Field label={words.sheet}>
            <SelectField
              options={of.sheets.map(({ name }) => ({ value: name, label: name }))}
              value={of.sheet}
              onChange={(sheet) => inspectAgain({ sheet })}
            />
          </Field>
        )}
        <Field label={words.heading}>
          <SelectField
            options={headingRows(of.header_row)}
            value={String(of.header_row)}
            onChange={(row) => inspectAgain({ header_row: Number(row) })}
          />
        </Field>
      </Card>
      <Card>
        <ul>
          {columns.map((column) => (
            <ColumnRow
              key={column.index}
              column={column}
              onField={(field) => setColumns((old) => withField(old, column.index, field))}
            />
          ))}
        </ul>
      </Card>
      <Card>
        <CardHead title={words.options} />
        <MissingTerms
          options={options}
          onOptions={(change: Partial<ImportOptions>) => setOptions({ ...options, ...change })}
        />
      </Card>
      {(missing || problem) && (
        <Banner tone={problem ? 'late' : 'wait'} live>
          {problem ? messageOf(problem) : missing}
        </Banner>
      )}
      <Button
        size="big"
        wide
        disabled={missing !== null}
        busy={update.isPending || check.isPending}
        busyText={words.checking}
        onClick={startCheck}
      >
        {words.check}
      </Button>
    </div>
  )
}

const headingRows = (present: number) => [
  { value: '0', label: words.noHeading },
  ...Array.from({ length: Math.max(HEADING_ROWS, present) }, (_, at) => ({
    value: String(at + 1),
    label: words.headingRow(at + 1),
  })),
]

/** A field belongs to one column, so the other column loses it. */
const withField = (columns: ImportColumn[], index: number, field: ImportField | null) =>
  columns.map((column) => {
    if (column.index === index) return { ...column, field }
    return field !== null && column.field === field ? { ...column, field: null } : column
  })

function whatIsMissing(columns: readonly ImportColumn[], estate_id: string | null): string | null {
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  if (!has('unit')) return words.missingUnit
  return estate_id === null && !has('estate') ? words.missingEstate : null
}
