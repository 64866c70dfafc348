import type { AnswerPrivacyRequest, PrivacyRequest } from '@gida/contract/domains/privacy/request'
import { mayMove } from '@gida/contract/domains/privacy/rules'
import { useState } from 'react'
import { privacy } from '#words/privacy'
import { privacyDesk as words } from '#words/privacy-desk'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { today } from '../../../platform/screens/format.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useAnswerRequest, useErasePerson } from '../changes.ts'
import { RequestFacts } from './RequestFacts.tsx'

type Act = keyof typeof words.forms | 'erase'

/** One request with the actions of staff. */
export function DeskRequest({ request }: { request: PrivacyRequest }) {
  const { kind, state, person_name, due_on } = request
  const actor = useActor()
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const canErase =
    kind === 'ERASURE' && ['OPEN', 'IN_PROGRESS'].includes(state) && hasPermission(actor, 'platform_write')
  const buttons: [Act, boolean][] = [
    ['answer', mayMove(kind, state, 'DONE')],
    ['erase', canErase],
    ['delay', mayMove(kind, state, 'REFUSED')],
    ['refuse', mayMove(kind, state, 'REFUSED')],
  ]
  return (
    <>
      <RequestFacts request={request} title={`${person_name} · ${privacy.kinds[kind]}`} />
      {request.closed_at === null && due_on < today() && (
        <p>
          <Pill tone="late">{words.late}</Pill>
        </p>
      )}
      {hasPermission(actor, 'users_write') && (
        <div className="flex flex-wrap gap-2">
          {buttons.map(
            ([one, may]) =>
              may && (
                <Button key={one} kind={one === 'erase' ? 'danger' : 'second'} onClick={() => setAct(one)}>
                  {words[one]}
                </Button>
              ),
          )}
        </div>
      )}
      {act === 'erase' && <EraseDialog request={request} onClose={close} />}
      {act && act !== 'erase' && <AnswerDialog request={request} act={act} onClose={close} />}
    </>
  )
}

type Props = { request: PrivacyRequest; onClose: () => void }

function AnswerDialog({ request: { id }, act, onClose }: Props & { act: keyof typeof words.forms }) {
  const [title, label, save, saving] = words.forms[act]
  const body = (text: string): AnswerPrivacyRequest =>
    act === 'delay' ? { delay_reason: text } : { state: act === 'answer' ? 'DONE' : 'REFUSED', answer: text }
  return (
    <ReasonDialog
      change={useAnswerRequest()}
      input={(text) => ({ params: { id }, body: body(text) })}
      {...{ title, label, save, saving, onClose }}
      cancel={words.cancel}
      missing={words.missing}
      said={words.said}
      rows={4}
      most={act === 'delay' ? 500 : 2000}
      danger={act === 'refuse'}
    />
  )
}

function EraseDialog({ request: { id, person_name }, onClose }: Props) {
  const { title, note, confirm, keep, busy, said } = words.erasing
  const confirmation = useConfirmation(useErasePerson(), { input: { params: { id } }, said, onDone: onClose })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title(person_name)}
      {...{ confirm, keep }}
      busyText={busy}
      danger
      {...confirmation}
    >
      {note}
    </ConfirmDialog>
  )
}
