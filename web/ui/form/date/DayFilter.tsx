import type { ComponentProps } from 'react'
import { DateField } from './DateField.tsx'
import { isDay } from './typed-day.ts'

type Props = Omit<ComponentProps<typeof DateField>, 'value' | 'onChange'> & {
  value: string | undefined
  onDay: (day: string | undefined) => void
}

/** A day that filters a list: reports complete dates only, never partial input. */
export const DayFilter = ({ value = '', onDay, ...about }: Props) => (
  <DateField
    {...about}
    value={value}
    onChange={(next) => (next === '' || isDay(next)) && onDay(next || undefined)}
  />
)
