import { useState } from 'react'
import { unsent as words } from '#words/unsent'
import { listUnsent } from '../platform/outbox/queued-items.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'

type Props = { onStay: () => void; onLeave: () => void }

/** Lists what exists only on this device, before signing out deletes it. */
export function SignOutDialog({ onStay, onLeave }: Props) {
  const [unsent] = useState(listUnsent)
  const kinds = [...new Set(unsent.map(({ kind }) => kind))]
  const files = unsent.reduce((sum, { files = [] }) => sum + files.length, 0)
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={words.title}
      confirm={words.leave}
      keep={words.stay}
      danger
      onConfirm={onLeave}
    >
      <p>{words.text}</p>
      <ul className="mt-2 list-disc pl-5">
        {kinds.map((name) => (
          <li key={name}>{words.things[name](unsent.filter(({ kind }) => kind === name).length)}</li>
        ))}
        {files > 0 && <li>{words.files(files)}</li>}
      </ul>
    </ConfirmDialog>
  )
}
