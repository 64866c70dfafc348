import type { BaseSyntheticEvent, ReactNode } from 'react'
import { FormActions } from '../form/FormActions.tsx'
import { Dialog } from './Dialog.tsx'
import { type Saving, useKeepTyped } from './use-keep-typed.tsx'

export type FormOverlay = {
  title: string
  /** What it does, with amounts and names. */
  note?: ReactNode
  form: Saving
  onClose: () => void
  /** Repeats the verb: 'Record refund'. */
  save: string
  saving: string
  children: ReactNode
}
type Props = FormOverlay & { cancel?: string; danger?: boolean; disabled?: boolean }

/** A short form in a dialog. Open while mounted. */
export function FormDialog({ title, note, form, onClose, children, ...actions }: Props) {
  const { close, question } = useKeepTyped(form, onClose)
  return (
    <Dialog open onOpenChange={close} title={title}>
      <form noValidate className="grid gap-4" onSubmit={stopPropagating(form.save)}>
        {note && <p className="text-ink-soft">{note}</p>}
        {children}
        <FormActions {...actions} refusal={form.refusal} busy={form.isSaving} onCancel={close} />
      </form>
      {question}
    </Dialog>
  )
}

/** Stops the event: in the React tree an overlay may be inside the form that opened it, which must not submit too. */
export const stopPropagating = (save: Saving['save']) => (event: BaseSyntheticEvent) => {
  event.stopPropagation()
  void save(event)
}
