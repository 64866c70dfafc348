import { Icon } from '../../action/Icon.tsx'
import { cx } from '../../cx.ts'
import type { Option } from './option.ts'

type Props = {
  id: string
  options: readonly Option[]
  chosen: string
  active: number
  optionId: (index: number) => string
  onChoose: (option: Option) => void
}

/** The listbox of a ComboBox. The input keeps the focus and handles the keys. */
export function OptionList({ id, options, chosen, active, optionId, onChoose }: Props) {
  return (
    <div id={id} role="listbox">
      {options.map((option, index) => (
        <div
          key={option.value}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === chosen}
          aria-disabled={option.disabled || undefined}
          ref={index === active ? scrollIntoView : undefined}
          // Prevents blur of the input, which would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          onKeyDown={undefined}
          className={cx(
            'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-[7px] px-2.5 hover:bg-sunken md:min-h-9',
            index === active && 'bg-sunken',
            option.value === chosen && 'font-semibold',
            option.disabled && 'text-ink-faint',
          )}
        >
          {option.label}
          {option.value === chosen && <Icon name="check" size="s" className="text-action-ink" />}
        </div>
      ))}
    </div>
  )
}

function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: 'nearest' })
}
