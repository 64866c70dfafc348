import * as Popover from 'radix-ui/popover'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { words } from '#words/ui'
import { Icon } from '../../action/Icon.tsx'
import { cx } from '../../cx.ts'
import { useFieldLinks } from '../field-context.ts'
import { findOptions, onlyOption } from './find-options.ts'
import { OptionList } from './OptionList.tsx'
import type { Option } from './option.ts'
import type { SelectProps } from './select-props.ts'

/** The typed text beside the chosen option. It stays after the list has closed over it. */
type Typed = { text: string; beside: string; isOpen: boolean }

/**
 * A searchable select for long lists: banks, states, local governments. On blur a text that matches exactly one option
 * chooses it; any other text stays, with a note of what to do.
 */
export function ComboBox(props: SelectProps) {
  const { options, value, onChange, onBlur, placeholder = words.typeToFind, compact, className, ref } = props
  const links = useFieldLinks({})
  const listId = useId()
  const [written, setTyped] = useState<Typed | null>(null)
  const [active, setActive] = useState(0)
  const typed = written?.beside === value ? written : null
  const isOpen = typed?.isOpen ?? false
  const chosen = options.find((option) => option.value === value)
  const found = typed && isOpen ? findOptions(options, typed.text) : []
  const isLeft = typed !== null && !isOpen
  const leftId = `${listId}-left`
  const optionId = (index: number) => `${listId}-${index}`

  function open() {
    setTyped({ text: typed?.text ?? '', beside: value, isOpen: true })
    const at = typed ? 0 : options.findIndex((option) => option.value === value)
    setActive(Math.max(0, at))
  }

  function leave() {
    const text = typed?.text.trim()
    if (!isOpen || !text) return isOpen && setTyped(null)
    const only = onlyOption(options, text, Boolean(props.onType))
    if (only) return choose(only)
    setTyped({ text, beside: value, isOpen: false })
  }

  function choose(option: Option | undefined) {
    if (!option || option.disabled) return
    onChange(option.value)
    setTyped(null)
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) return open()
      return setActive((active + step + found.length) % Math.max(1, found.length))
    }
    if (!isOpen) return
    if (event.key === 'Home') setActive(0)
    if (event.key === 'End') setActive(found.length - 1)
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(found[active])
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      setTyped(null)
    }
  }

  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>
        <div className={className}>
          <div className="relative">
            <input
              {...links}
              aria-describedby={cx(links['aria-describedby'], isLeft && leftId) || undefined}
              ref={ref as Ref<HTMLInputElement>}
              role="combobox"
              type="text"
              autoComplete="off"
              spellCheck={false}
              aria-label={props['aria-label']}
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && found.length > 0 ? optionId(active) : undefined}
              disabled={props.disabled}
              placeholder={chosen?.label ?? placeholder}
              value={typed?.text ?? chosen?.label ?? ''}
              onChange={(event) => {
                setTyped({ text: event.target.value, beside: value, isOpen: true })
                props.onType?.(event.target.value)
                setActive(0)
              }}
              onClick={() => !isOpen && open()}
              onKeyDown={press}
              onBlur={() => {
                leave()
                onBlur?.()
              }}
              className={cx('field-box cut pe-10', compact && 'is-compact')}
            />
            <Icon
              name="down"
              size="s"
              className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-soft"
            />
          </div>
          {props.name && <input type="hidden" name={props.name} value={value} />}
          {isLeft && (
            <p id={leftId} role="status" className="mt-1.5 text-small text-waiting">
              {words.chooseOne(typed.text, chosen?.label)}
            </p>
          )}
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          align="start"
          sideOffset={6}
          className="float z-50 max-h-[min(320px,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) overflow-auto rounded-3 bg-raised p-1.5 shadow-pop"
        >
          <OptionList
            id={listId}
            options={found}
            chosen={value}
            active={active}
            optionId={optionId}
            onChoose={choose}
          />
          <p role="status" className={found.length ? 'sr-only' : 'px-2.5 py-2 text-ink-soft'}>
            {found.length ? words.choices(found.length) : words.nothingFound}
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
