import { SelectField } from '../form/choice/SelectField.tsx'
import { FilterField } from '../form/FilterField.tsx'

type Props<V extends string> = {
  label: string
  /** Label of the empty choice. */
  all: string
  options: readonly { value: V; label: string }[]
  value: NoInfer<V> | undefined
  onChange: (value: V | undefined) => void
  className?: string
}

/** Filters a list by one of several values, or none. */
export function SelectFilter<V extends string>(props: Props<V>) {
  const { label, all, options, value = '', onChange, className = 'md:w-[150px]' } = props
  return (
    <FilterField label={label}>
      <SelectField
        compact
        className={className}
        aria-label={label}
        options={[{ value: '', label: all }, ...options]}
        value={value}
        onChange={(next) => onChange(next === '' ? undefined : (next as V))}
      />
    </FilterField>
  )
}
