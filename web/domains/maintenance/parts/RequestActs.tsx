import type { MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import type { RequestStatus } from '@gida/contract/domains/maintenance/rules'
import { useState } from 'react'
import { maintenance } from '#words/maintenance'
import { outbox } from '#words/outbox'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useSend } from '../../../platform/forms/use-send.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { useMoveRequest, useUpdateRequest } from '../changes.ts'
import { AssignForm } from '../forms/AssignForm.tsx'
import { HoldForm } from '../forms/HoldForm.tsx'
import { PriorityForm } from '../forms/PriorityForm.tsx'
import { ReopenForm } from '../forms/ReopenForm.tsx'
import { outbox as notes } from '../note-outbox.ts'

const words = maintenance.acts
type Open = 'assign' | 'hold' | 'priority' | 'note' | 'cancel' | 'reopen' | null

/** The actions on a request: a button for the next step, the rest in a menu. */
export function RequestActs({ request }: { request: MaintenanceRequestDetail }) {
  const { id, status, can } = request
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const move = useMoveRequest()
  const update = useUpdateRequest()
  const moving = useSend(move, { said: words.done })
  const saying = useSend(update, { said: words.safeDone })
  const may = (to: RequestStatus) => can.move_to.includes(to)
  const moveTo = (to: 'IN_PROGRESS' | 'RESOLVED') =>
    moving.send(
      { params: { id }, body: { status: to } },
      { tell: (error) => void toast.error(error.message) },
    )
  const mayGive = can.manage && request.merged_into === null // what was joined goes with the other
  const isNew = status === 'OPEN' && mayGive
  const items: (MenuItem | false)[] = [
    can.manage &&
      may('ASSIGNED') &&
      !isNew && { label: words.ASSIGNED, icon: 'user', onSelect: () => setOpen('assign') },
    mayGive &&
      status === 'ASSIGNED' && { label: words.ASSIGNED, icon: 'user', onSelect: () => setOpen('assign') },
    may('IN_PROGRESS') &&
      status !== 'ASSIGNED' && {
        label: words.IN_PROGRESS,
        icon: 'wrench',
        onSelect: () => moveTo('IN_PROGRESS'),
      },
    may('RESOLVED') &&
      status !== 'IN_PROGRESS' && {
        label: words.RESOLVED,
        icon: 'check',
        onSelect: () => moveTo('RESOLVED'),
      },
    may('ON_HOLD') && { label: words.ON_HOLD, icon: 'clock', onSelect: () => setOpen('hold') },
    can.manage && can.write && { label: words.priority, icon: 'sort', onSelect: () => setOpen('priority') },
    can.manage &&
      request.priority === 'URGENT' &&
      request.safe_at === null &&
      can.write && {
        label: words.safe,
        icon: 'shield',
        onSelect: () => saying.send({ params: { id }, body: { is_safe: true } }),
      },
    can.manage && { label: words.note, icon: 'lock', onSelect: () => setOpen('note') },
    may('OPEN') &&
      (status === 'RESOLVED' || status === 'CLOSED') && {
        label: words.OPEN,
        icon: 'undo',
        onSelect: () => setOpen('reopen'),
      },
    may('CANCELLED') && {
      label: can.manage ? words.CANCELLED : words.cancelOwn,
      icon: 'stopped',
      onSelect: () => setOpen('cancel'),
    },
  ]
  return (
    <>
      {isNew && (
        <Button icon="user" onClick={() => setOpen('assign')}>
          {words.ASSIGNED}
        </Button>
      )}
      {status === 'ASSIGNED' && may('IN_PROGRESS') && (
        <Button
          icon="wrench"
          busy={moving.isSaving}
          busyText={words.working}
          onClick={() => moveTo('IN_PROGRESS')}
        >
          {words.IN_PROGRESS}
        </Button>
      )}
      {status === 'IN_PROGRESS' && may('RESOLVED') && (
        <Button
          icon="check"
          busy={moving.isSaving}
          busyText={words.working}
          onClick={() => moveTo('RESOLVED')}
        >
          {words.RESOLVED}
        </Button>
      )}
      <MoreMenu label={maintenance.one.acts} items={items} />
      {open === 'assign' && <AssignForm request={request} onClose={close} />}
      {open === 'hold' && (
        <HoldForm
          change={move}
          input={(body) => ({ params: { id }, body })}
          note={words.hold.note}
          help={words.reasonHelp}
          onClose={close}
        />
      )}
      {open === 'priority' && <PriorityForm request={request} onClose={close} />}
      {open === 'reopen' && <ReopenForm id={id} onClose={close} />}
      {open === 'note' && <NoteForm id={id} onClose={close} />}
      {open === 'cancel' && <CancelForm request={request} onClose={close} />}
    </>
  )
}

const NoteForm = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <ReasonDialog
    change={notes.useSend()}
    input={(note) => ({ request_id: id, note })}
    title={words.noteTitle}
    label={words.noteLabel}
    help={words.noteHelp}
    missing={words.noteMissing}
    rows={3}
    most={1000}
    said={(sent) => (sent ? words.noteDone : outbox.kept)}
    save={words.note}
    saving={words.working}
    cancel={words.keep}
    onClose={onClose}
  />
)

function CancelForm({
  request: { id, can },
  onClose,
}: {
  request: MaintenanceRequestDetail
  onClose: () => void
}) {
  const isOffice = can.manage
  return (
    <ReasonDialog
      change={useMoveRequest()}
      input={(note) => ({ params: { id }, body: { status: 'CANCELLED' as const, ...(note && { note }) } })}
      title={isOffice ? words.decline.title : words.cancelTitle}
      note={isOffice ? undefined : words.cancelNote}
      label={words.reason}
      {...(isOffice
        ? { help: words.reasonHelp, missing: words.reasonMissing }
        : { opt: maintenance.confirm.optional })}
      said={words.done}
      save={isOffice ? words.CANCELLED : words.cancelOwn}
      saving={words.working}
      cancel={words.keep}
      danger
      onClose={onClose}
    />
  )
}
