import type { ReactElement } from 'react'
import { useIsPhone } from '../use-is-phone.ts'
import { Field } from './Field.tsx'

/** On the phone, in the sheet, a filter has a visible label; in the toolbar only an accessible one. */
export function FilterField({ label, children }: { label: string; children: ReactElement }) {
  return useIsPhone() ? <Field label={label}>{children}</Field> : children
}
