import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'

type Field<T> = {
  written: string
  read: (typed: string) => T
  onChange: (value: T) => void
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

/** Keeps the text as typed until blur or Enter, whatever value the form derives from it; then shows that value formatted. */
export function useTypedValue<T>({ written, read, onChange, onBlur }: Field<T>) {
  const [draft, setDraft] = useState<string>()
  const finish = () => setDraft(undefined)
  return {
    isTyping: draft !== undefined,
    finish,
    typed: {
      value: draft ?? written,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setDraft(target.value)
        onChange(read(target.value))
      },
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && finish(),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        finish()
        onBlur?.(event)
      },
    },
  }
}
