import type { ComponentProps } from 'react'
import { type Control, Controller, type FieldValues } from 'react-hook-form'
import { Field } from './Field.tsx'
import type { PathOf } from './path-of.ts'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

/** Input kinds: keyboard, format and maximum length. */
const KINDS = {
  name: { maxLength: 120 },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', maxLength: 254 },
  phone: { type: 'tel', inputMode: 'tel', figures: true, maxLength: 30 },
} as const satisfies Record<string, Omit<ComponentProps<typeof TextInput>, 'ref'>>

type Props<T extends FieldValues> = Omit<ComponentProps<typeof TextInput>, 'name' | 'value' | 'onChange'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'opt' | 'help' | 'caution'> & {
    control: Control<T>
    name: PathOf<T, string>
    kind?: keyof typeof KINDS
    /** Number of lines. */
    rows?: number | undefined
  }

/** Text input for react-hook-form, of one line or several. Browsers autofill only with `autoComplete`. */
export function FormTextField<T extends FieldValues>({
  control,
  name,
  kind,
  rows,
  label,
  opt,
  help,
  caution,
  ...input
}: Props<T>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <Field label={label} help={help} caution={caution} opt={opt} error={fieldState.error?.message}>
          {rows ? (
            <TextArea
              {...field}
              rows={rows}
              maxLength={input.maxLength}
              placeholder={input.placeholder}
              readOnly={input.readOnly}
            />
          ) : (
            <TextInput autoComplete="off" {...(kind && KINDS[kind])} {...input} {...field} />
          )}
        </Field>
      )}
    />
  )
}
