import type { Expense } from '@gida/contract/domains/books/fund'
import { useState } from 'react'
import { books } from '#words/books'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useVoidExpense } from '../queries.ts'

const words = books.fund

/** Asks why, and takes an expense back. */
export function VoidExpense({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const undo = useVoidExpense()
  const takeBack = () => {
    setMissing(!reason.trim())
    if (!reason.trim()) return
    undo.mutate(
      { params: { id: expense.id }, body: { reason } },
      {
        onSuccess: () => {
          toast.success(words.voidDone)
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.voidTitle(expense.description, formatNaira(expense.amount))}
      confirm={words.actions.void}
      keep={words.keep}
      danger
      busy={undo.isPending}
      busyText={words.voiding}
      error={undo.error ? messageOf(undo.error) : undefined}
      onConfirm={takeBack}
    >
      <p className="mb-4">{words.voidBody}</p>
      <Field label={words.reason} error={isMissing ? words.reasonMissing : undefined}>
        <TextInput value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
