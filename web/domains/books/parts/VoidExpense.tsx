import type { Expense } from '@gida/contract/domains/books/fund'
import { books } from '#words/books'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { formatNaira } from '../../../platform/screens/format.ts'
import { useVoidExpense } from '../changes.ts'

const words = books.fund

/** Voids an expense, with a reason. */
export const VoidExpense = ({ expense, onClose }: { expense: Expense; onClose: () => void }) => (
  <ReasonDialog
    change={useVoidExpense()}
    input={(reason) => ({ params: { id: expense.id }, body: { reason } })}
    said={words.voidDone}
    title={words.voidTitle(expense.description, formatNaira(expense.amount))}
    note={words.voidBody}
    label={words.reason}
    missing={words.reasonMissing}
    save={words.void}
    saving={words.voiding}
    cancel={words.keep}
    danger
    onClose={onClose}
  />
)
