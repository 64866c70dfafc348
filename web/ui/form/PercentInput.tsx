import type { ComponentProps } from 'react'
import { TextInput } from './TextInput.tsx'

/** A percentage, such as `7.5`, as text; the form parses it. */
export const PercentInput = (props: Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'className'>) => (
  <TextInput {...props} figures inputMode="decimal" className="max-w-[140px]" />
)
