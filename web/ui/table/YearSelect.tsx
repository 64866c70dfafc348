import { SelectField } from '../form/choice/SelectField.tsx'

type Props = { label: string; years: readonly number[]; value: number; onChange: (year: number) => void }

/** The year that is shown: one of those offered, or another that stands in the address. */
export function YearSelect({ label, years, value, onChange }: Props) {
  const offered = years.includes(value) ? years : [value, ...years]
  return (
    <SelectField
      compact
      className="w-[110px]"
      aria-label={label}
      options={offered.map((year) => ({ value: String(year), label: String(year) }))}
      value={String(value)}
      onChange={(year) => onChange(Number(year))}
    />
  )
}
