import type { Ref } from 'react'
import { useIsPhone } from '../../use-is-phone.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { ComboBox } from './ComboBox.tsx'
import { NativeSelect } from './NativeSelect.tsx'
import type { Option } from './option.ts'

/** From so many options on a person types to find. */
const TYPE_TO_FIND_FROM = 12

export type SelectProps = {
  options: readonly Option[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** Hears what is typed to find, where more options are to be had than stand here. */
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

export function SelectField(props: SelectProps) {
  const isPhone = useIsPhone()
  if (props.onType || props.options.length >= TYPE_TO_FIND_FROM) return <ComboBox {...props} />
  return isPhone ? <NativeSelect {...props} /> : <ChoiceList {...props} />
}
