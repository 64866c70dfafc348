import { words } from '#words/ui'
import { Icon } from '../action/Icon.tsx'
import { cx } from '../cx.ts'

type Props = { steps: readonly string[]; current: number; label?: string }

/** From this number of steps on, a phone shows only the current step's label. */
const LONG = 4

export function Stepper({ steps, current, label }: Props) {
  const isLong = steps.length >= LONG
  return (
    <ol aria-label={label} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-soft">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx('flex items-center gap-2', index === current && 'font-semibold text-ink')}
        >
          {index > 0 && <span aria-hidden className="h-px w-7 bg-line-strong" />}
          <span
            className={cx(
              'grid size-[2em] place-items-center rounded-full border-[1.5px] text-caption',
              index < current && 'border-money-in-solid bg-money-in-solid text-raised',
              index === current && 'border-action bg-action text-on-action',
              index > current && 'border-line-strong',
            )}
          >
            {index < current ? <Icon name="check" size="s" label={words.done} /> : index + 1}
          </span>
          <span className={cx(isLong && index !== current && 'max-md:sr-only')}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
