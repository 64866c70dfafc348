import type { TypedAmount } from '@gida/contract/shared/read-naira'
import {
  type Control,
  Controller,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form'
import { MoneyField } from './MoneyField.tsx'

/** The values of a form that can hold what is no amount. A plain number cannot, and is refused here by its type. */
export type MoneyPath<T extends FieldValues> = {
  [K in FieldPath<T>]: TypedAmount extends FieldPathValue<T, K> ? K : never
}[FieldPath<T>]

type Props<T extends FieldValues> = {
  control: Control<T>
  name: MoneyPath<T>
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
