import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import { useState } from 'react'
import { reports as words } from '#words/reports'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReportProgress } from './ReportProgress.tsx'

/** Export of payments to a file, with its progress; it continues if closed. */
export function PaymentsReport() {
  const [isOpen, setOpen] = useState(false)
  const [file, setFile] = useState<ReportFile | null>(null)
  if (!useActor().permissions.includes('reports_read')) return null
  const close = () => setOpen(false)
  const open = () => {
    setFile(null)
    setOpen(true)
  }
  return (
    <>
      <Button kind="second" icon="download" onClick={open}>
        {words.action}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.title}>
        {!isOpen ? null : file ? (
          <ReportProgress id={file.id} onClose={close} />
        ) : (
          <ReportForm onRequested={setFile} onClose={close} />
        )}
      </Dialog>
    </>
  )
}
