import { SelectField } from '../form/choice/SelectField.tsx'

type Props = { label: string; years: readonly number[]; value: number; onChange: (year: number) => void }

/** Chooses a year from those offered; a year from the URL that is not among them is added. */
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
