import type { Ref } from 'react'
import { words } from '#words/ui'
import { Icon } from '../../action/Icon.tsx'
import { cx } from '../../cx.ts'
import { useFieldLinks } from '../field-context.ts'
import type { SelectProps } from './select-props.ts'

/** The browser's native select. */
export function NativeSelect(props: SelectProps) {
  const {
    options,
    onChange,
    placeholder = words.choose,
    compact,
    className,
    ref,
    value,
    onBlur,
    onType: _, // a native select has no search
    ...rest
  } = props
  const hasEmpty = options.some((option) => option.value === '')
  // Without an empty option the browser would show the first one for a value that is not in the list.
  const isThere = options.some((option) => option.value === value)
  return (
    <div className={cx('relative', className)}>
      <select
        {...rest}
        {...useFieldLinks({})}
        ref={ref as Ref<HTMLSelectElement>}
        value={isThere ? value : ''}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          'field-box appearance-none pe-10 text-ellipsis',
          compact && 'is-compact',
          !isThere && 'text-ink-faint',
        )}
      >
        {!hasEmpty && !isThere && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="down"
        size="s"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-soft"
      />
    </div>
  )
}
