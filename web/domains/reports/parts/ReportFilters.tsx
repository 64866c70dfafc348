import { type ReportKey, shapeOf } from '@gida/contract/domains/reports/catalogue'
import { daysOf } from '@gida/contract/domains/reports/rules'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { reportPages as words } from '#words/report-pages'
import { today } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { DayFilter } from '../../../ui/form/date/DayFilter.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { estatesQuery } from '../../estates/index.ts'
import type { ReportSearch } from '../search.ts'
import { whereOf } from '../where.ts'

type Props = { report: ReportKey; search: ReportSearch }
type Option = { value: string; label: string }

/** Scope, dates and grouping; all kept in the URL. */
export function ReportFilters({ report, search }: Props) {
  const { user, estates: own } = useActor()
  const isAdmin = user.role === 'ADMIN' // of all estates, one by one
  const all = useQuery({ ...estatesQuery({ limit: 100 }), enabled: isAdmin }).data?.data
  const estates = isAdmin ? (all ?? []) : own
  const navigate = useNavigate({ from: '/dashboard/reports/$report' })
  const shape = shapeOf(report)
  const { from, to } = daysOf(shape, search, today())
  const change = (next: Partial<Record<keyof ReportSearch, string | undefined>>) =>
    void navigate({ search: (old) => ({ ...old, ...next }) as ReportSearch, replace: true })
  const select = (field: keyof ReportSearch, label: string, options: readonly Option[]) => (
    <Field label={label}>
      <SelectField
        compact
        aria-label={label}
        options={options}
        value={search[field] ?? options[0]?.value ?? ''}
        onChange={(value) => change({ [field]: value === options[0]?.value ? undefined : value })}
      />
    </Field>
  )
  const groups = shape.columns.filter(({ group }) => group)
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
      {(isAdmin || estates.length > 1) &&
        select('estate_id', words.of, [
          { value: '', label: isAdmin ? words.chooseEstate : words.allEstates },
          ...estates.map(({ id, name }) => ({ value: id, label: name })),
        ])}
      {shape.period !== 'AT' && (
        <DayFilter compact label={words.from} value={from} max={to} onDay={(day) => change({ from: day })} />
      )}
      <DayFilter
        compact
        label={shape.period === 'AT' ? words.day : words.to}
        value={to}
        onDay={(day) => change({ to: day })}
      />
      {shape.bases &&
        select(
          'basis',
          words.basis,
          shape.bases.map((value) => ({ value, label: words.bases[value] })),
        )}
      {groups.length > 0 &&
        select('group_by', words.group, [
          { value: '', label: words.noGroup },
          ...groups.map(({ key, head }) => ({ value: key, label: words.by(head) })),
        ])}
      {select('compare', words.compare, [
        { value: '', label: words.noCompare },
        { value: 'PREVIOUS', label: words.compares.PREVIOUS },
        { value: 'LAST_YEAR', label: words.compares.LAST_YEAR },
      ])}
      {shape.columns.some(({ aside }) => aside) &&
        select('columns', words.columns, [
          { value: '', label: words.fewColumns },
          { value: 'all', label: words.allColumns },
        ])}
      {search.where && (
        <div className="col-span-full flex flex-wrap items-center gap-2">
          {whereOf(search.where).map(({ column, is }) => (
            <span key={column} className="text-small text-ink-soft">
              {words.only(shape.columns.find(({ key }) => key === column)?.head ?? column, is)}
            </span>
          ))}
          <Button kind="quiet" size="small" onClick={() => change({ where: undefined })}>
            {words.clear}
          </Button>
        </div>
      )}
    </div>
  )
}
