import { useId } from 'react'
import { Button } from '../action/Button.tsx'
import { Banner } from '../feedback/Banner.tsx'
import { type FormOverlay, stopPropagating } from './FormDialog.tsx'
import { Sheet } from './Sheet.tsx'
import { useKeepTyped } from './use-keep-typed.tsx'

/** `disabled`: there is nothing to save yet. */
type Props = FormOverlay & { disabled?: boolean }

/** A longer form in a sheet. Open while mounted. */
export function FormSheet({ title, note, form, onClose, save, saving, disabled, children }: Props) {
  const { close, question } = useKeepTyped(form, onClose)
  const id = useId()
  return (
    <Sheet
      open
      onOpenChange={close}
      title={title}
      note={note}
      footer={
        <Button
          type="submit"
          form={id}
          size="big"
          wide
          busy={form.isSaving}
          busyText={saving}
          disabled={disabled}
        >
          {save}
        </Button>
      }
    >
      <form id={id} noValidate className="grid gap-4 px-4 pb-5 md:px-5" onSubmit={stopPropagating(form.save)}>
        {children}
        {form.refusal && (
          <Banner tone="late" live>
            {form.refusal}
          </Banner>
        )}
      </form>
      {question}
    </Sheet>
  )
}
