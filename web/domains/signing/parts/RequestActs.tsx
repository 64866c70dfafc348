import { useState } from 'react'
import { signing } from '#words/signing'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx'
import { ExtendForm } from '../forms/ExtendForm.tsx'
import { useVoidSignature } from '../queries.ts'

/** Actions on an open signature request. */
export function RequestActs({ id }: { id: string }) {
  const [open, setOpen] = useState<'extend' | 'void' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <MoreMenu
        label={signing.acts}
        items={[
          { label: signing.extend.act, icon: 'calendar', onSelect: () => setOpen('extend') },
          { label: signing.voiding.act, icon: 'undo', onSelect: () => setOpen('void') },
        ]}
      />
      {open === 'extend' && <ExtendForm id={id} onClose={close} />}
      {open === 'void' && <VoidDialog id={id} onClose={close} />}
    </>
  )
}

function VoidDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = signing.voiding
  return (
    <ReasonDialog
      change={useVoidSignature()}
      input={(reason) => ({ params: { id }, body: { reason } })}
      title={words.title}
      note={words.note}
      label={words.label}
      missing={words.missing}
      most={500}
      said={words.done}
      save={words.save}
      saving={words.saving}
      cancel={words.keep}
      danger
      onClose={onClose}
    />
  )
}
