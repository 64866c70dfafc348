import { formatNaira, parseNaira } from '@gida/contract/shared/money'
import { type ComponentProps, useState } from 'react'
import { TextInput } from './TextInput.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  /** In kobo; null while nothing is written, NaN while what is written is no amount. A form refuses NaN in words. */
  value: number | null
  onChange: (kobo: number | null) => void
}

const written = (kobo: number | null) =>
  kobo === null || Number.isNaN(kobo) ? '' : formatNaira(kobo).replace('₦', '')
const read = (text: string) => (text.trim() === '' ? null : (parseNaira(text) ?? Number.NaN))

/** Takes `1,200,000.50`, `1.2m` or `250k`, and writes it out in full when the field is left. */
export function MoneyInput({ value, onChange, onBlur, ...props }: Props) {
  const [text, setText] = useState(() => written(value))
  const [told, setTold] = useState(value)
  const [seen, setSeen] = useState(value)
  // The caller has set another amount than the one typed here, as with 'All you owe'.
  if (!Object.is(value, seen)) {
    setSeen(value)
    if (!Object.is(value, told)) {
      setTold(value)
      setText(written(value))
    }
  }

  function type(next: string) {
    const kobo = read(next)
    setText(next)
    setTold(kobo)
    if (!Object.is(kobo, told)) onChange(kobo)
  }

  return (
    <div className="relative">
      <span aria-hidden className="absolute inset-y-0 start-3.5 grid place-items-center text-ink-soft">
        ₦
      </span>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...props}
        figures
        className="ps-8"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => {
          if (!Number.isNaN(told)) setText(written(told))
          onBlur?.(event)
        }}
      />
    </div>
  )
}
