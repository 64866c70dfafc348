import { maintenance } from '#words/maintenance'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useMoveRequest } from '../changes.ts'

const words = maintenance.acts

/** Reopens a request, with what is still wrong. */
export const ReopenForm = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <ReasonDialog
    change={useMoveRequest()}
    input={(note) => ({ params: { id }, body: { status: 'OPEN' as const, note } })}
    title={words.reopen.title}
    note={words.reopen.note}
    label={words.reason}
    missing={words.reasonMissing}
    rows={2}
    most={1000}
    said={words.done}
    save={words.OPEN}
    saving={words.working}
    cancel={words.keep}
    onClose={onClose}
  />
)
