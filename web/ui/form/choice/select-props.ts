import type { Ref } from 'react'
import type { Option } from './option.ts'

export type SelectProps = {
  options: readonly Option[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** Called with the search text, to load more options. */
  onType?: ((text: string) => void) | undefined
  placeholder?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  compact?: boolean | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLElement> | undefined
  'aria-label'?: string | undefined
  className?: string | undefined
}
