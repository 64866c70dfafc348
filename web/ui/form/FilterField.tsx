import type { ReactElement } from 'react'
import { useIsPhone } from '../use-is-phone.ts'
import { Field } from './Field.tsx'

/** On the phone, in the sheet, each filter has its label; in the toolbar it is said only to readers. */
export function FilterField({ label, children }: { label: string; children: ReactElement }) {
  return useIsPhone() ? <Field label={label}>{children}</Field> : children
}
