import * as Select from 'radix-ui/select'
import { type Ref, useEffect, useRef, useState } from 'react'
import { words } from '#words/ui'
import { Icon } from '../../action/Icon.tsx'
import { cx } from '../../cx.ts'
import { useFieldLinks } from '../field-context.ts'
import type { SelectProps } from './select-props.ts'

// Radix reserves '' for "nothing chosen", but 'All' is an option with the value ''.
const EMPTY = '__empty__'
const inward = (value: string) => (value === '' ? EMPTY : value)
const outward = (value: string) => (value === EMPTY ? '' : value)

/** The select on desktop. */
export function ChoiceList(props: SelectProps) {
  const { options, value, onChange, placeholder = words.choose, name, disabled, compact, onBlur, ref } = props
  const links = useFieldLinks({})
  const hasEmpty = options.some((option) => option.value === '')
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) box.current?.closest('button')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  const classes = cx(
    'field-box flex items-center justify-between gap-2 data-placeholder:text-ink-faint',
    compact && 'is-compact',
    props.className,
  )
  return (
    <Select.Root
      value={value === '' && !hasEmpty ? '' : inward(value)}
      onValueChange={(next) => onChange(outward(next))}
      open={isOpen}
      onOpenChange={setOpen}
      name={name}
      disabled={disabled}
    >
      <Select.Trigger
        {...links}
        ref={ref as Ref<HTMLButtonElement>}
        aria-label={props['aria-label']}
        className={classes}
        onBlur={onBlur}
      >
        <span ref={box} className="cut">
          <Select.Value placeholder={placeholder} />
        </span>
        <Icon name="down" size="s" className="text-ink-soft" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          position="popper"
          onCloseAutoFocus={(event) => event.preventDefault()} // Radix restores focus late, and would take it from where a key moved it
          sideOffset={6}
          className="float z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-auto rounded-3 bg-raised p-1.5 shadow-pop"
        >
          <Select.Viewport>
            {options.map((option) => (
              <Choice
                key={option.value}
                value={inward(option.value)}
                disabled={option.disabled}
                label={option.label}
              />
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  )
}

function Choice({
  value,
  label,
  disabled = false,
}: {
  value: string
  label: string
  disabled?: boolean | undefined
}) {
  return (
    <Select.Item
      value={value}
      disabled={disabled}
      className="flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-[7px] px-2.5 outline-none data-disabled:text-ink-faint data-highlighted:bg-sunken data-[state=checked]:font-semibold"
    >
      <Select.ItemText>{label}</Select.ItemText>
      <Select.ItemIndicator>
        <Icon name="check" size="s" className="text-action-ink" />
      </Select.ItemIndicator>
    </Select.Item>
  )
}
