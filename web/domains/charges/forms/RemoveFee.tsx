import type { Fee } from '@gida/contract/domains/charges/fee'
import { fees } from '#words/fees'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { useDeleteFee } from '../changes.ts'

const words = fees.removing
type Props = { fee: Fee; onDone: () => void }

/** Removes a fee; new tenants are no longer charged it. */
export const RemoveFee = ({ fee: { id, name }, onDone }: Props) => (
  <ActionDialog
    change={useDeleteFee()}
    input={{ params: { id } }}
    said={words.done(name)}
    title={words.title(name)}
    confirm={words.confirm}
    keep={words.keep}
    busy={words.busy}
    danger
    onClose={onDone}
  >
    {words.text}
  </ActionDialog>
)
