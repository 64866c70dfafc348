import type { ReactElement } from 'react'
import { Field } from './Field.tsx'
import { useIsPhone } from './use-is-phone.ts'

/** On the phone, in the sheet, each filter has its label; in the toolbar it is said only to readers. */
export function FilterField({ label, children }: { label: string; children: ReactElement }) {
  return useIsPhone() ? <Field label={label}>{children}</Field> : children
}
