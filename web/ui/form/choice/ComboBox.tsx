import * as Popover from 'radix-ui/popover'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { words } from '#words/ui'
import { Icon } from '../../action/Icon.tsx'
import { cx } from '../../cx.ts'
import { useFieldLinks } from '../field-context.ts'
import { findOptions } from './find-options.ts'
import { OptionList } from './OptionList.tsx'
import type { Option } from './option.ts'
import type { SelectProps } from './select-props.ts'

/** A searchable select for long lists: banks, states, local governments. */
export function ComboBox(props: SelectProps) {
  const { options, value, onChange, onBlur, placeholder = words.typeToFind, compact, className, ref } = props
  const links = useFieldLinks({})
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = typed !== null
  const chosen = options.find((option) => option.value === value)
  const found = isOpen ? findOptions(options, typed) : []
  const optionId = (index: number) => `${listId}-${index}`

  function open() {
    setTyped('')
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
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
    if (event.key === 'Tab') setTyped(null)
  }

  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>
        <div ref={box} className={cx('relative', className)}>
          <input
            {...links}
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
            value={typed ?? chosen?.label ?? ''}
            onChange={(event) => {
              setTyped(event.target.value)
              props.onType?.(event.target.value)
              setActive(0)
            }}
            onClick={() => !isOpen && open()}
            onKeyDown={press}
            onBlur={() => {
              setTyped(null)
              onBlur?.()
            }}
            className={cx('field-box cut pe-10', compact && 'is-compact')}
          />
          <Icon
            name="down"
            size="s"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-soft"
          />
          {props.name && <input type="hidden" name={props.name} value={value} />}
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
