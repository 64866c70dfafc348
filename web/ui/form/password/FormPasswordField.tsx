import type { ComponentProps } from 'react'
import { type Control, Controller, type FieldValues } from 'react-hook-form'
import { Field } from '../Field.tsx'
import type { PathOf } from '../path-of.ts'
import { PasswordInput } from './PasswordInput.tsx'

type Props<T extends FieldValues> = Pick<ComponentProps<typeof Field>, 'label' | 'opt' | 'help'> & {
  control: Control<T>
  name: PathOf<T, string>
  autoComplete: 'current-password' | 'new-password'
}

/** Password input for react-hook-form, with a show button. */
export const FormPasswordField = <T extends FieldValues>(props: Props<T>) => {
  const { control, name, autoComplete, ...about } = props
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <Field {...about} error={fieldState.error?.message}>
          <PasswordInput {...field} autoComplete={autoComplete} />
        </Field>
      )}
    />
  )
}
