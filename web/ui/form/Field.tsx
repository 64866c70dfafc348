import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldNote, type FieldNotes, hasNote } from './FieldNote.tsx'
import { FieldContext } from './field-context.ts'

type Props = FieldNotes & {
  label: ReactNode
  /** Secondary text after the label: 'optional', or a reason. */
  opt?: string | undefined
  id?: string
  children: ReactNode
  className?: string
}

export function Field({ label, opt, id, children, className, ...notes }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const links = {
    id: inputId,
    labelId: `${inputId}-label`,
    describedBy: hasNote(notes) ? noteId : undefined,
    isInvalid: Boolean(notes.error),
  }

  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label id={links.labelId} htmlFor={inputId} className="font-semibold">
        {label} {opt && <span className="font-normal text-ink-soft">{opt}</span>}
      </label>
      <FieldContext value={links}>{children}</FieldContext>
      <FieldNote id={noteId} {...notes} />
    </div>
  )
}
