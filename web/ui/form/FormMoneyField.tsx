import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { type Control, Controller, type FieldValues } from 'react-hook-form'
import { MoneyField } from './MoneyField.tsx'
import type { PathOf } from './path-of.ts'

type Props<T extends FieldValues> = {
  control: Control<T>
  /** Only fields typed `TypedAmount`, which can hold unparsable input; a plain number does not compile. */
  name: PathOf<T, TypedAmount>
  label: string
  opt?: string
  help?: string | undefined
  /** Validation error. */
  error?: string | undefined
  disabled?: boolean
}

/** MoneyField for react-hook-form. */
export const FormMoneyField = <T extends FieldValues>({
  control,
  name,
  error,
  disabled,
  ...about
}: Props<T>) => (
  <Controller
    name={name}
    control={control}
    render={({ field, fieldState }) => (
      <MoneyField {...about} {...field} disabled={disabled} error={error ?? fieldState.error?.message} />
    )}
  />
)
