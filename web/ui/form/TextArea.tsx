import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useFieldLinks } from './field-context.ts'

export function TextArea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...props}
      {...useFieldLinks(props)}
      className={cx('field-box block min-h-24 resize-y py-3', className)}
    />
  )
}
