import type { NoticeDetail } from '@gida/contract/domains/notices/notice'
import { NOTICE_ENDS, type NoticeEnd } from '@gida/contract/domains/notices/rules'
import { noticeDesk as words } from '#words/notice-desk'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useEndNotice } from '../changes.ts'
import { ProofForm } from '../forms/ProofForm.tsx'
import { ServeForm } from '../forms/ServeForm.tsx'

type Open = 'serve' | 'prove' | NoticeEnd

/** Actions of staff on a notice. */
export function NoticeActs({ notice: { id, can } }: { notice: NoticeDetail }) {
  const { open, show, close, question } = useOpenForm<Open>()
  const ending = NOTICE_ENDS.find((to) => to === open)
  return (
    <>
      {can.serve && <Button onClick={() => show('serve')}>{words.serve.act}</Button>}
      {can.prove && (
        <Button icon="plus" onClick={() => show('prove')}>
          {words.proof.act}
        </Button>
      )}
      {can.withdraw && (
        <Button kind="second" onClick={() => show('WITHDRAWN')}>
          {words.ending.withdraw}
        </Button>
      )}
      {can.act_on && (
        <Button kind="second" onClick={() => show('ACTED_ON')}>
          {words.ending.actedOn}
        </Button>
      )}
      {can.find_defective && (
        <Button kind="quiet" onClick={() => show('DEFECTIVE')}>
          {words.ending.defective}
        </Button>
      )}
      {open === 'serve' && <ServeForm id={id} onClose={close} />}
      {open === 'prove' && <ProofForm id={id} onClose={close} />}
      {question}
      {ending && <EndDialog id={id} to={ending} onClose={close} />}
    </>
  )
}

function EndDialog({ id, to, onClose }: { id: string; to: NoticeEnd; onClose: () => void }) {
  const { title, note, label, missing, done, save, saving, keep } = words.ending
  return (
    <ReasonDialog
      change={useEndNotice()}
      input={(reason) => ({ params: { id }, body: { to, reason } })}
      {...{ note, missing, save, saving, onClose }}
      label={label[to]}
      title={title[to]}
      most={500}
      said={done}
      cancel={keep}
      danger={to !== 'ACTED_ON'}
    />
  )
}
