import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { useState } from 'react'
import { documents } from '#words/documents'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx'
import { useDeleteDocument, useVerifyDocument } from '../changes.ts'
import { EditDocumentForm } from '../forms/EditDocumentForm.tsx'
import { NewVersionForm } from '../forms/NewVersionForm.tsx'

const words = documents.one
type Act = 'edit' | 'replace' | 'remove' | 'VERIFIED' | 'REJECTED'

/** Actions on a document. */
export function DocumentActs({ of: document, onRemoved }: { of: DocumentDetail; onRemoved: () => void }) {
  const { open, show, close, question } = useOpenForm<Act>()
  const { id, can, status, version } = document
  return (
    <>
      {can.verify && status !== 'VERIFIED' && (
        <Button icon="check" onClick={() => show('VERIFIED')}>
          {words.verify}
        </Button>
      )}
      {can.verify && status !== 'REJECTED' && (
        <Button kind="second" onClick={() => show('REJECTED')}>
          {words.reject}
        </Button>
      )}
      <MoreMenu
        label={words.acts}
        items={[
          can.replace && { label: words.replace, icon: 'upload', onSelect: () => show('replace') },
          can.change && { label: words.edit, icon: 'pen', onSelect: () => show('edit') },
          can.remove && { label: words.remove, icon: 'trash', onSelect: () => show('remove') },
        ]}
      />
      {open === 'edit' && <EditDocumentForm of={document} onClose={close} />}
      {open === 'replace' && <NewVersionForm of={document} onClose={close} />}
      {question}
      {(open === 'VERIFIED' || open === 'REJECTED') && (
        <VerifyDialog id={id} version={version} status={open} onClose={close} />
      )}
      {open === 'remove' && <RemoveDialog id={id} onClose={close} onRemoved={onRemoved} />}
    </>
  )
}

type Verify = { id: string; version: number; status: 'VERIFIED' | 'REJECTED'; onClose: () => void }

function VerifyDialog({ id, version: now, status, onClose }: Verify) {
  const { verifying } = documents
  const [version] = useState(now) // a version that arrives while this is open was not reviewed
  const isGood = status === 'VERIFIED'
  return (
    <ReasonDialog
      change={useVerifyDocument()}
      input={(notes) => ({ params: { id }, body: { status, notes, version } })}
      title={isGood ? verifying.verifyTitle : verifying.rejectTitle}
      note={isGood ? verifying.verifyNote : verifying.rejectNote}
      label={isGood ? verifying.note : verifying.why}
      {...(isGood ? { opt: verifying.opt } : { missing: verifying.missing })}
      rows={3}
      most={500}
      said={isGood ? verifying.verified : verifying.rejected}
      save={isGood ? words.verify : words.reject}
      saving={verifying.saving}
      cancel={verifying.keep}
      danger={!isGood}
      onClose={onClose}
    />
  )
}

type Remove = { id: string; onClose: () => void; onRemoved: () => void }

const RemoveDialog = ({ id, onClose, onRemoved }: Remove) => (
  <ActionDialog
    change={useDeleteDocument()}
    input={{ params: { id } }}
    title={documents.removing.title}
    confirm={words.remove}
    keep={documents.removing.keep}
    busy={documents.removing.busy}
    said={documents.removing.done}
    danger
    onDone={onRemoved}
    onClose={onClose}
  >
    {documents.removing.note}
  </ActionDialog>
)
