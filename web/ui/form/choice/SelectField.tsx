import { useIsPhone } from '../../use-is-phone.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { ComboBox } from './ComboBox.tsx'
import { NativeSelect } from './NativeSelect.tsx'
import type { SelectProps } from './select-props.ts'

/** From this number of options on, the select is searchable. */
const TYPE_TO_FIND_FROM = 12

export function SelectField(props: SelectProps) {
  const isPhone = useIsPhone()
  if (props.onType || props.options.length >= TYPE_TO_FIND_FROM) return <ComboBox {...props} />
  return isPhone ? <NativeSelect {...props} /> : <ChoiceList {...props} />
}
