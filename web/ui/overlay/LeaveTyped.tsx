import { words } from '#words/ui'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = { open: boolean; onKeep: () => void; onLeave: () => void }

/** Confirms that unsaved input will be discarded. */
export const LeaveTyped = ({ open, onKeep, onLeave }: Props) => (
  <ConfirmDialog
    open={open}
    onOpenChange={(next) => !next && onKeep()}
    title={words.typed.title}
    confirm={words.typed.leave}
    keep={words.typed.keep}
    danger
    onConfirm={onLeave}
  >
    {words.typed.body}
  </ConfirmDialog>
)
