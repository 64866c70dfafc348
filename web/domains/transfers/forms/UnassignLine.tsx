import type { BankLine } from '@gida/contract/domains/transfers/line'
import { transfers } from '#words/transfers'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { formatNaira } from '../../../platform/screens/format.ts'
import { useUnassignLine } from '../changes.ts'

const words = transfers.back
type Props = { line: BankLine; onOpenChange: (open: boolean) => void }

/** Takes a bank line back from the wrong tenant, with a reason, naming those affected. */
export const UnassignLine = ({ line, onOpenChange }: Props) => (
  <ReasonDialog
    change={useUnassignLine()}
    input={(reason) => ({ params: { id: line.id }, body: { reason } })}
    said={words.done}
    title={words.title(formatNaira(line.amount))}
    note={words.note(line.payments.map(({ tenant_name }) => tenant_name).join(', '))}
    label={words.reason}
    missing={words.reasonMissing}
    save={words.confirm}
    saving={words.busy}
    cancel={words.keep}
    danger
    onClose={() => onOpenChange(false)}
  />
)
