import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import type { SaidMove } from '@gida/contract/domains/work-orders/rules'
import { outbox } from '#words/outbox'
import { work } from '#words/work'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { useSend } from '../../../platform/forms/use-send.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { HoldForm } from '../../maintenance/index.ts'
import { useExplainEmergency, useMoveOrder } from '../changes.ts'
import { AskVendorsForm } from '../forms/AskVendorsForm.tsx'
import { EditOrderForm } from '../forms/EditOrderForm.tsx'
import { GiveForm } from '../forms/GiveForm.tsx'
import { outbox as notes } from '../note-outbox.ts'

const words = work.acts
type Open = 'edit' | 'ask' | 'give' | 'hold' | 'note' | 'explain' | 'back' | 'cancel' | 'again'

/** Actions on a work order: a button for the next step, the rest in a menu. */
export function OrderActs({ order }: { order: WorkOrderDetail }) {
  const { id, status, can, vendor_id } = order
  const { open, show, close, question } = useOpenForm<Open>()
  const move = useMoveOrder()
  const moving = useSend(move, { said: words.done })
  const may = (to: SaidMove) => can.move_to.includes(to)
  const moveTo = (to: SaidMove) =>
    moving.send(
      { params: { id }, body: { status: to } },
      { tell: (error) => void toast.error(error.message) },
    )
  const canAsk = can.manage && vendor_id === null && (status === 'OPEN' || status === 'QUOTING')
  const next: SaidMove | undefined =
    status === 'ASSIGNED' || status === 'ON_HOLD'
      ? 'IN_PROGRESS'
      : status === 'IN_PROGRESS'
        ? 'DONE'
        : undefined
  const items: (MenuItem | false)[] = [
    status === 'QUOTING' && canAsk && { label: words.ask, icon: 'mail', onSelect: () => show('ask') },
    can.manage &&
      vendor_id === null &&
      status !== 'APPROVAL' && { label: words.give, icon: 'user', onSelect: () => show('give') },
    may('DONE') && next !== 'DONE' && { label: words.DONE, icon: 'check', onSelect: () => moveTo('DONE') },
    status === 'DONE' &&
      may('CLOSED') && { label: words.CLOSED, icon: 'check', onSelect: () => moveTo('CLOSED') },
    status === 'DONE' &&
      may('IN_PROGRESS') && { label: words.again, icon: 'undo', onSelect: () => show('again') },
    may('ON_HOLD') && { label: words.ON_HOLD, icon: 'clock', onSelect: () => show('hold') },
    can.explain && { label: words.explain, icon: 'alert', onSelect: () => show('explain') },
    can.manage && { label: words.edit, icon: 'pen', onSelect: () => show('edit') },
    can.manage && { label: words.note, icon: 'chat', onSelect: () => show('note') },
    may('OPEN') &&
      (status === 'QUOTING'
        ? { label: words.withdraw, icon: 'undo', onSelect: () => moveTo('OPEN') }
        : { label: words.OPEN, icon: 'undo', onSelect: () => show('back') }),
    may('CANCELLED') && { label: words.CANCELLED, icon: 'stopped', onSelect: () => show('cancel') },
  ]
  return (
    <>
      {status === 'OPEN' && canAsk && (
        <Button icon="mail" onClick={() => show('ask')}>
          {words.ask}
        </Button>
      )}
      {next && may(next) && (
        <Button
          icon={next === 'DONE' ? 'check' : 'wrench'}
          busy={moving.isSaving}
          busyText={words.working}
          onClick={() => moveTo(next)}
        >
          {status === 'ON_HOLD' ? words.resume : words[next as 'IN_PROGRESS' | 'DONE']}
        </Button>
      )}
      <MoreMenu label={words.more} items={items} />
      {open === 'edit' && <EditOrderForm order={order} onClose={close} />}
      {question}
      {open === 'ask' && <AskVendorsForm order={order} onClose={close} />}
      {open === 'give' && <GiveForm order={order} onClose={close} />}
      {open === 'hold' && (
        <HoldForm change={move} input={(body) => ({ params: { id }, body })} onClose={close} />
      )}
      {open === 'note' && <Note id={id} onClose={close} />}
      {open === 'explain' && <Explain id={id} onClose={close} />}
      {open === 'back' && <Move id={id} to="OPEN" words={words.takeBack} save={words.OPEN} onClose={close} />}
      {open === 'cancel' && (
        <Move id={id} to="CANCELLED" words={words.cancel} save={words.CANCELLED} danger onClose={close} />
      )}
      {open === 'again' && (
        <Move id={id} to="IN_PROGRESS" words={words.reopen} save={words.again} onClose={close} />
      )}
    </>
  )
}

const COMMON = { rows: 3, most: 1000, saving: words.working, cancel: words.keep }
type Dialog = { id: string; onClose: () => void }

const Move = ({
  id,
  to,
  words: { title, note },
  save,
  danger = false,
  onClose,
}: Dialog & { to: SaidMove; words: { title: string; note: string }; save: string; danger?: boolean }) => (
  <ReasonDialog
    {...COMMON}
    change={useMoveOrder()}
    input={(reason) => ({ params: { id }, body: { status: to, note: reason } })}
    title={title}
    note={note}
    label={words.why}
    missing={words.whyMissing}
    said={words.done}
    save={save}
    danger={danger}
    onClose={onClose}
  />
)

const Note = ({ id, onClose }: Dialog) => (
  <ReasonDialog
    {...COMMON}
    {...words.noting}
    said={(sent) => (sent ? words.noting.said : outbox.kept)}
    change={notes.useSend()}
    input={(note) => ({ order_id: id, note })}
    save={words.note}
    onClose={onClose}
  />
)

const Explain = ({ id, onClose }: Dialog) => (
  <ReasonDialog
    {...COMMON}
    {...words.explaining}
    change={useExplainEmergency()}
    input={(note) => ({ params: { id }, body: { note } })}
    label={words.why}
    missing={words.whyMissing}
    save={words.explain}
    onClose={onClose}
  />
)
