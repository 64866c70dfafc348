import { CONDITIONS, type Condition } from '@gida/contract/domains/inspections/rules'
import { inspectionDesk } from '#words/inspection-desk'
import { inspections as words } from '#words/inspections'
import { cx } from '../../../ui/cx.ts'

const LEVELS = [1, 2, 3, 4, 5]

type Props = { value: Condition | null; onChoose: (value: Condition) => void }

/** Five conditions and "missing", each one tap. */
export function ConditionWords({ value, onChoose }: Props) {
  return (
    <fieldset aria-label={inspectionDesk.write.how} className="grid grid-cols-3 gap-2 md:grid-cols-6">
      {CONDITIONS.map((condition, index) => (
        <button
          key={condition}
          type="button"
          aria-pressed={condition === value}
          onClick={() => onChoose(condition)}
          className={cx(
            'grid min-h-16 content-center justify-items-center gap-1.5 rounded-3 border border-line-strong bg-raised',
            'aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:font-semibold aria-pressed:text-action-ink',
          )}
        >
          <span aria-hidden className="flex gap-0.5">
            {LEVELS.map((level) => (
              <i
                key={level}
                className={cx(
                  'h-1.5 w-2 rounded-full',
                  level <= 5 - index ? 'bg-action-ink' : 'bg-line-strong',
                )}
              />
            ))}
          </span>
          {words.conditions[condition]}
        </button>
      ))}
    </fieldset>
  )
}
