import type { Ref } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'

type Props = {
  label: string
  help?: string | undefined
  error: string | undefined
  value: number | undefined
  onChange: (kobo: number | undefined) => void
  onBlur: () => void
  name: string
  ref?: Ref<HTMLInputElement>
}

/** A sum in naira that may be left empty. */
export function MoneyField({ label, help, error, value, onChange, ...input }: Props) {
  return (
    <Field label={label} help={help} error={error}>
      <MoneyInput {...input} value={value ?? null} onChange={(kobo) => onChange(kobo ?? undefined)} />
    </Field>
  )
}
