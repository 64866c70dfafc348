import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'

export type RadioOption = {
  value: string
  title: ReactNode
  /** A pill beside the title. */
  tag?: ReactNode
  note?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

type Props = {
  label: string
  name: string
  options: readonly RadioOption[]
  value: string
  onChange: (value: string) => void
  columns?: 1 | 2
}

export function RadioCards({ label, name, options, value, onChange, columns = 1 }: Props) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'grid gap-2',
        columns === 2 && 'grid-cols-[repeat(auto-fit,minmax(min(8.5em,100%),1fr))]',
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'flex min-h-14 cursor-pointer items-start gap-3 rounded-3 border bg-raised',
            columns === 2 ? 'p-3' : 'px-4 py-3.5',
            option.value === value ? 'border-action-ink ring-1 ring-action-ink ring-inset' : 'border-line',
            option.disabled && 'cursor-not-allowed text-ink-soft',
          )}
        >
          <input
            type="radio"
            className="check mt-px"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
              {option.title}
              {option.tag}
            </span>
            {option.note && <span className="mt-0.5 block text-small text-ink-soft">{option.note}</span>}
          </span>
          {option.end && <span className="figures text-end whitespace-nowrap">{option.end}</span>}
        </label>
      ))}
    </div>
  )
}
