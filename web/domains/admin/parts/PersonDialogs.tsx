import type { PlatformPerson } from '@gida/contract/domains/admin/person'
import { desk } from '#words/desk'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useRestorePerson, useStartImpersonation, useSuspendPerson } from '../changes.ts'
import { PlaceHold } from '../forms/HoldDialogs.tsx'

type Props = { person: PlatformPerson; onClose: () => void }

export function SuspendDialog({ person: { id, full_name }, onClose }: Props) {
  const words = desk.suspending
  return (
    <ReasonDialog
      change={useSuspendPerson()}
      input={(reason) => ({ params: { id }, body: { reason } })}
      title={words.title(full_name)}
      note={words.note}
      label={words.reason}
      missing={words.missing}
      save={words.save}
      saving={words.saving}
      cancel={words.cancel}
      said={words.done(full_name)}
      danger
      onClose={onClose}
    />
  )
}

export function RestoreDialog({ person: { id, full_name, suspension }, onClose }: Props) {
  const words = desk.restoring
  const confirmation = useConfirmation(useRestorePerson(), {
    input: { params: { id } },
    said: words.done(full_name),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title(full_name)}
      confirm={words.confirm}
      keep={words.keep}
      busyText={words.busy}
      {...confirmation}
    >
      {words.note(suspension?.reason ?? '')}
    </ConfirmDialog>
  )
}

/** Sees Gida as a person: with their consent, or with a reason that they are told. */
export function ImpersonateDialog({ person: { id, full_name, consent_until }, onClose }: Props) {
  const words = desk.impersonating
  return (
    <ReasonDialog
      change={useStartImpersonation()}
      input={(reason) => ({ params: { id }, body: reason ? { reason } : {} })}
      title={words.title(full_name)}
      note={
        <>
          <span className="block">
            {consent_until ? words.consented(formatWhen(consent_until)) : words.without}
          </span>
          <span className="mt-2 block">{words.limits}</span>
        </>
      }
      label={words.reason}
      {...(consent_until ? { opt: words.optional } : { missing: words.missing })}
      save={words.save(full_name)}
      saving={words.saving}
      cancel={words.cancel}
      onClose={onClose}
    />
  )
}

export const HoldDialog = ({ person: { id, full_name }, onClose }: Props) => (
  <PlaceHold on={{ user_id: id }} name={full_name} onClose={onClose} />
)
