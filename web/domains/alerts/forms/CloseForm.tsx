import { MOST_NOTE } from '@gida/contract/domains/alerts/rules'
import { alerts } from '#words/alerts'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useCloseAlert } from '../changes.ts'

const { said, ...words } = alerts.close

/** Closes an alert, with a message to all. */
export const CloseForm = ({ id, onDone }: { id: string; onDone: () => void }) => (
  <ReasonDialog
    {...words}
    change={useCloseAlert()}
    input={(note) => ({ params: { id }, body: note ? { note } : {} })}
    rows={2}
    most={MOST_NOTE}
    said={() => said}
    onClose={onDone}
  />
)
