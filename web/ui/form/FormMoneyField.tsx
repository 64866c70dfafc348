import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { type Control, Controller, type FieldValues } from 'react-hook-form'
import { MoneyField } from './MoneyField.tsx'
import type { PathOf } from './path-of.ts'

type Props<T extends FieldValues> = {
  control: Control<T>
  /** It can hold what is no amount. A plain number cannot, and is refused here by its type. */
  name: PathOf<T, TypedAmount>
  label: string
  opt?: string
  help?: string | undefined
  /** What is wrong before the form is sent. */
  error?: string | undefined
  disabled?: boolean
}

/** An amount of a form of react-hook-form. */
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
