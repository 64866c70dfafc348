import type { ActiveFilter } from './data-table-types.ts'
import { SelectFilter } from './SelectFilter.tsx'

/** A select that filters a list by one field of its search. */
export type ListFilter<S> = {
  field: keyof S & string
  label: string
  /** Label of the empty choice. */
  all: string
  options: readonly { value: string; label: string }[]
  className?: string
}

/** The filters of a `DataTable`: a select for each, and a chip for each active one. */
export function selectFilters<S>(
  filters: readonly ListFilter<NoInfer<S>>[],
  search: S,
  onChange: (change: Record<string, string | undefined>) => void,
) {
  const chosenOf = (field: keyof S) => (search[field] === undefined ? undefined : String(search[field]))
  return {
    filters: filters.map(({ field, ...about }) => (
      <SelectFilter
        key={field}
        {...about}
        value={chosenOf(field)}
        onChange={(value) => onChange({ [field]: value })}
      />
    )),
    filtersOn: filters.flatMap(({ field, options }): ActiveFilter[] => {
      const chosen = options.find(({ value }) => value === chosenOf(field))
      return chosen ? [{ label: chosen.label, onClear: () => onChange({ [field]: undefined }) }] : []
    }),
  }
}
