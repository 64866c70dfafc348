import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useFieldLinks } from './field-context.ts'

type Props = ComponentProps<'input'> & {
  figures?: boolean
  /** Wide letter spacing, for account numbers. */
  spaced?: boolean
  /** 40 px on desktop, for toolbars. */
  compact?: boolean
}

export function TextInput({ figures, spaced, compact, className, ...props }: Props) {
  return (
    <input
      type="text"
      {...props}
      {...useFieldLinks(props)}
      className={cx(
        'field-box',
        (figures || spaced) && 'figures',
        spaced && 'tracking-[.06em]',
        compact && 'is-compact',
        className,
      )}
    />
  )
}
