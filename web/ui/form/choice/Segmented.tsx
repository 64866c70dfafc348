import { cx } from '../../cx.ts'
import type { Option } from './option.ts'

type Props = {
  label: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  className?: string
}

export function Segmented({ label, options, value, onChange, className }: Props) {
  return (
    <fieldset
      aria-label={label}
      className={cx('inline-flex min-w-0 flex-wrap rounded-2 bg-sunken p-[3px]', className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
          className="min-h-11 min-w-11 grow rounded-[6px] px-2 text-center text-ink-soft aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-flat md:min-h-[30px] md:grow-0 md:px-3"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
