import { formatNaira } from '@gida/contract/shared/money'
import { isUnreadable, readAmount, type TypedAmount } from '@gida/contract/shared/read-naira'
import { type ComponentProps, useState } from 'react'
import { words } from '#words/ui'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'opt' | 'help' | 'error'> & {
    value: TypedAmount | undefined
    onChange: (amount: TypedAmount) => void
  }

/** Why an amount cannot be read, in words; undefined when it can. */
export const amountFault = (amount: TypedAmount | undefined): string | undefined =>
  isUnreadable(amount) ? words.amount[amount.fault] : undefined

const written = (amount: TypedAmount) =>
  isUnreadable(amount) ? amount.typed : amount === null ? '' : formatNaira(amount).replace('₦', '')

/**
 * The one field for money. What is typed stands as it was typed until the field is left or Enter is pressed, whatever the
 * form makes of it; then an amount is written out in full, and what cannot be read stays and is told.
 */
export function MoneyField({ label, opt, help, error, className, value = null, onChange, ...input }: Props) {
  const [draft, setDraft] = useState<string>()
  const finish = () => setDraft(undefined)
  const told = (draft === undefined && amountFault(value)) || error
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
          {...input}
          inputMode="decimal"
          figures
          className="ps-8"
          value={draft ?? written(value)}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            setDraft(target.value)
            onChange(readAmount(target.value))
          }}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
          onBlur={(event) => {
            finish()
            input.onBlur?.(event)
          }}
        />
      </div>
    </Field>
  )
}
