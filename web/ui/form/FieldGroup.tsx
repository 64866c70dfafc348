import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldNote } from './FieldNote.tsx'

type Props = {
  legend: ReactNode
  opt?: string
  help?: ReactNode
  error?: string | undefined
  children: ReactNode
  className?: string
}

/** A fieldset of inputs that answer one question. */
export function FieldGroup({ legend, opt, help, error, children, className }: Props) {
  const noteId = useId()
  return (
    <fieldset className={cx('min-w-0', className)} aria-describedby={noteId}>
      <legend className="mb-2 font-semibold">
        {legend} {opt && <span className="font-normal text-ink-soft">{opt}</span>}
      </legend>
      <div className="grid gap-2">
        {children}
        <FieldNote id={noteId} help={help} error={error} />
      </div>
    </fieldset>
  )
}
