import { words } from '#words/ui'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = { open: boolean; onKeep: () => void; onLeave: () => void }

/** Asks before what was typed is lost. */
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
