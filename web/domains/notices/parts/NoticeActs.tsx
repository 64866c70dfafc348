import type { NoticeDetail } from '@gida/contract/domains/notices/notice'
import { useState } from 'react'
import { notices as words } from '#words/notices'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { ProofForm } from '../forms/ProofForm.tsx'
import { ServeForm } from '../forms/ServeForm.tsx'
import { useEndNotice } from '../queries.ts'

type Open = 'serve' | 'prove' | 'WITHDRAWN' | 'DEFECTIVE' | null

/** What may be done with a notice now, by who runs the home. */
export function NoticeActs({ notice: { id, can } }: { notice: NoticeDetail }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <>
      {can.find_defective && (
        <Button kind="quiet" onClick={() => setOpen('DEFECTIVE')}>
          {words.ending.defective}
        </Button>
      )}
      {can.withdraw && (
        <Button kind="second" onClick={() => setOpen('WITHDRAWN')}>
          {words.ending.withdraw}
        </Button>
      )}
      {can.serve && <Button onClick={() => setOpen('serve')}>{words.serve.act}</Button>}
      {can.prove && (
        <Button icon="plus" onClick={() => setOpen('prove')}>
          {words.proof.act}
        </Button>
      )}
      {open === 'serve' && <ServeForm id={id} onClose={close} />}
      {open === 'prove' && <ProofForm id={id} onClose={close} />}
      {(open === 'WITHDRAWN' || open === 'DEFECTIVE') && <EndDialog id={id} to={open} onClose={close} />}
    </>
  )
}

function EndDialog({ id, to, onClose }: { id: string; to: 'WITHDRAWN' | 'DEFECTIVE'; onClose: () => void }) {
  const { title, note, label, missing, done, save, saving, keep } = words.ending
  return (
    <ReasonDialog
      change={useEndNotice()}
      input={(reason) => ({ params: { id }, body: { to, reason } })}
      {...{ note, label, missing, save, saving, onClose }}
      title={title[to]}
      most={500}
      said={done}
      cancel={keep}
      danger
    />
  )
}
