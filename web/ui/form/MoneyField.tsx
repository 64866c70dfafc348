import { formatNaira } from '@gida/contract/shared/money'
import { isUnreadable, readAmount, type TypedAmount } from '@gida/contract/shared/read-naira'
import type { ComponentProps } from 'react'
import { words } from '#words/ui'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import { useTypedValue } from './use-typed-value.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'opt' | 'help' | 'error'> & {
    value: TypedAmount | undefined
    onChange: (amount: TypedAmount) => void
  }

/** Why an amount cannot be parsed, for the person; undefined when it can. */
export const amountFault = (amount: TypedAmount | undefined): string | undefined =>
  isUnreadable(amount) ? words.amount[amount.fault] : undefined

const written = (amount: TypedAmount) =>
  isUnreadable(amount) ? amount.typed : amount === null ? '' : formatNaira(amount).replace('₦', '')

/** The only field for money. On blur the amount is formatted in full; input that cannot be parsed stays, with an error. */
export function MoneyField({ label, opt, help, error, className, value = null, onChange, ...input }: Props) {
  const { onBlur, ...rest } = input
  const { isTyping, typed } = useTypedValue({ written: written(value), read: readAmount, onChange, onBlur })
  const told = (!isTyping && amountFault(value)) || error
  return (
    <Field
      label={label}
      help={help}
      error={told}
      {...(opt !== undefined && { opt })}
      {...(className !== undefined && { className })}
    >
      <div className="relative">
        <span aria-hidden className="absolute inset-y-0 start-3.5 grid place-items-center text-ink-soft">
          ₦
        </span>
        <TextInput
          autoComplete="off"
          {...rest}
          {...typed}
          inputMode="decimal"
          figures
          className="ps-8"
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Field>
  )
}
