import { cx } from '../../../ui/cx.ts'

type Props<T extends string> = {
  label: string
  options: readonly { value: T; label: string }[]
  chosen: readonly T[]
  onChoose: (value: T) => void
  /** Two per row on the phone, sized for a thumb. */
  large?: boolean
}

/** Toggle buttons of which one is pressed. */
export function Choices<T extends string>({ label, options, chosen, onChoose, large }: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className={large ? 'grid grid-cols-2 gap-2 md:grid-cols-3' : 'flex flex-wrap gap-2'}>
        {options.map(({ value, label: text }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => onChoose(value)}
            className={cx(
              'rounded-3 border border-line-strong bg-raised px-3.5 text-start',
              'aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:font-semibold aria-pressed:text-action-ink',
              large ? 'min-h-15' : 'min-h-11',
            )}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
