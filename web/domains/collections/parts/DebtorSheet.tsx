import type { DebtorDetail } from '@gida/contract/domains/collections/arrears'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { collections } from '#words/collections'
import { HeldBy } from '../../../platform/forms/typed.ts'
import { formatDay, formatLateness, formatNaira, formatPhone } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { ChargePill } from '../../charges/index.ts'
import { NoteForm } from '../forms/NoteForm.tsx'
import { PromiseForm } from '../forms/PromiseForm.tsx'
import { debtorQuery } from '../queries.ts'
import { Contacts } from './Contacts.tsx'

const words = collections.debtor
type Props = { id: string | undefined; onClose: () => void; onRemind: (charge_ids: string[]) => void }

/** One tenant in arrears: open charges, contact history and actions. */
export function DebtorSheet({ id, onClose, onRemind }: Props) {
  const answer = useQuery({ ...debtorQuery(id ?? ''), enabled: Boolean(id) })
  const { data } = answer
  const debtor = data?.id === id ? data : undefined
  return (
    <Sheet
      open={id !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={debtor?.tenant_name ?? collections.title}
      note={debtor && `${debtor.unit_names} · ${debtor.estate_name}`}
    >
      <HeldBy value="who">
        <Loaded bare of={answer} missing={words.failed} loading={words.loading} rows={3}>
          {(debtor) => <Shown key={debtor.id} debtor={debtor} onRemind={onRemind} />}
        </Loaded>
      </HeldBy>
    </Sheet>
  )
}

function Shown({ debtor, onRemind }: { debtor: DebtorDetail; onRemind: Props['onRemind'] }) {
  const { arrears, late_days, phone, charges, tenant_name, tenant_id, promise, charge_ids } = debtor
  return (
    <div className="grid gap-5 pb-4">
      <div className="grid gap-3 px-4 md:px-5">
        <p className="figures font-semibold text-overdue">
          {words.late(formatNaira(arrears), formatLateness(late_days))}
        </p>
        {phone && (
          <p>
            <a href={`tel:${phone}`} aria-label={words.callLabel(tenant_name, formatPhone(phone))}>
              {formatPhone(phone)}
            </a>
          </p>
        )}
        {promise && <PromiseSaid promise={promise} />}
        <Actions debtor={debtor} onRemind={() => onRemind(charge_ids)} />
      </div>
      <section aria-labelledby="open-of">
        <h3 id="open-of" className="px-4 pb-2 md:px-5">
          {words.charges}
        </h3>
        <Rows>
          {charges.map((charge) => (
            <Row
              key={charge.id}
              title={charge.description}
              note={words.due(formatDay(charge.due_date))}
              value={<Money kobo={charge.open_amount} />}
              valueNote={<ChargePill charge={charge} />}
            />
          ))}
        </Rows>
      </section>
      <Contacts contacts={debtor.contacts} />
      <p className="px-4 md:px-5">
        <Link to="/dashboard/tenants/$id" params={{ id: tenant_id }}>
          {words.tenant}
        </Link>
      </p>
    </div>
  )
}

function PromiseSaid({ promise }: { promise: NonNullable<DebtorDetail['promise']> }) {
  const { state, amount, promised_on, received, note } = promise
  const tone = state === 'OPEN' ? 'wait' : state === 'KEPT' ? 'in' : 'late'
  const said = collections.promise.state[state](formatNaira(amount, 'short'), formatDay(promised_on))
  return (
    <Banner tone={tone}>
      {said}
      {state !== 'KEPT' && received > 0 && ` ${collections.promise.received(formatNaira(received, 'short'))}`}
      {note && ` ${note}`}
    </Banner>
  )
}

/** Remind, note, promise; an open form replaces the buttons. */
function Actions({ debtor, onRemind }: { debtor: DebtorDetail; onRemind: () => void }) {
  const [form, setForm] = useState<'note' | 'promise'>()
  const mayWrite = useActor().permissions.includes('tenants_write')
  if (!mayWrite) return null
  const close = () => setForm(undefined)
  if (form === 'note') return <NoteForm id={debtor.id} onClose={close} />
  if (form === 'promise') return <PromiseForm debtor={debtor} onClose={close} />
  const isLate = debtor.arrears > 0
  return (
    <div className="flex flex-wrap gap-2">
      {isLate && (
        <Button icon="bell" onClick={onRemind}>
          {collections.remind.one}
        </Button>
      )}
      <Button kind="second" icon="pen" onClick={() => setForm('note')}>
        {collections.note.action}
      </Button>
      {isLate && (
        <Button kind="second" icon="calendar" onClick={() => setForm('promise')}>
          {collections.promise.action}
        </Button>
      )}
    </div>
  )
}
