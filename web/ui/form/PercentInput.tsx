import type { ComponentProps } from 'react'
import { TextInput } from './TextInput.tsx'

/** A share, as `7.5`. The form reads it. */
export const PercentInput = (props: Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'className'>) => (
  <TextInput {...props} figures inputMode="decimal" className="max-w-[140px]" />
)
