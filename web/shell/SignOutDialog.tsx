import { shell } from '#words/shell'
import type { countUnsent } from '../platform/outbox/kept.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'

const words = shell.unsent

type Props = { unsent: ReturnType<typeof countUnsent>; onStay: () => void; onLeave: () => void }

/** Says what of the person's is on this device alone, before signing out deletes it. */
export function SignOutDialog({ unsent: { things, files }, onStay, onLeave }: Props) {
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
        {things.map(({ name, count }) => (
          <li key={name}>{words.things[name](count)}</li>
        ))}
        {files > 0 && <li>{words.files(files)}</li>}
      </ul>
    </ConfirmDialog>
  )
}
