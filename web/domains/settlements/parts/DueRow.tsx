import type { DueRemittance } from '@gida/contract/domains/settlements/remittance'
import { useState } from 'react'
import { settlements } from '#words/settlements'
import { formatDay } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { HoldRemittance } from '../forms/HoldRemittance.tsx'
import { DueHolds } from './DueHolds.tsx'

const words = settlements.due
type Props = {
  due: DueRemittance
  isOwner: boolean
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

/** A landlord's payout: amount, deadline and holds. Details and the hold action are in its menu. */
export function DueRow({ due, isOwner, isChosen, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isHolding, setHolding] = useState(false)
  const isPhone = useIsPhone()
  const amount = <Money kobo={due.due > 0 ? due.due : due.with_us} />
  const title = (
    <span className="flex flex-wrap justify-between gap-x-3">
      <span className="font-semibold">{isOwner ? words.withUs(due.has_manager) : due.landlord_name}</span>
      {isPhone && amount}
    </span>
  )
  const note = <Notes due={due} />
  const end = !isPhone && amount
  const mayHold = !isOwner && due.with_us > 0 && !due.holds.some(({ reason }) => reason === 'BY_HAND')
  const items: MenuItem[] = [
    ...(due.lines.length > 0
      ? [{ label: isOpen ? words.hideLines : words.showLines, onSelect: () => setOpen(!isOpen) }]
      : []),
    ...(mayHold ? [{ label: words.hold, onSelect: () => setHolding(true) }] : []),
  ]
  return (
    <li className="border-t border-line">
      <div className="flex items-center gap-1 pe-2">
        {due.due > 0 && !isOwner ? (
          <CheckRow
            className="min-w-0 grow"
            title={title}
            note={note}
            end={end}
            aria-label={words.choose(due.landlord_name)}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        ) : (
          <div className="flex min-h-15 min-w-0 grow items-center gap-3 px-4 py-3 md:px-5">
            <span className="min-w-0 grow">
              <span className="block">{title}</span>
              <span className="mt-0.5 flex flex-wrap gap-x-2 gap-y-1 text-small text-ink-soft">{note}</span>
            </span>
            {end && <span className="figures shrink-0 text-end">{end}</span>}
          </div>
        )}
        <RowMenu label={words.actionsOf(due.landlord_name)} items={items} />
      </div>
      {(isOpen || due.holds.length > 0) && (
        <div className="grid gap-2 px-4 pb-3 md:px-5">
          <DueHolds due={due} isOwner={isOwner} />
          {isOpen && <Lines due={due} />}
        </div>
      )}
      {isHolding && <HoldRemittance due={due} onDone={() => setHolding(false)} />}
    </li>
  )
}

function Notes({ due }: { due: DueRemittance }) {
  const { days_left, due_on, account } = due
  const time = days_left !== null && days_left >= 0 && due_on
  const to = account ? words.to(account.bank_name, account.last4) : words.noAccount
  return (
    <>
      {days_left !== null && days_left < 0 && (
        <Pill tone="late" icon="warning">
          {words.overdue(-days_left)}
        </Pill>
      )}
      <span>{time ? `${words.go(days_left)}, ${words.by(formatDay(due_on))} · ${to}` : to}</span>
    </>
  )
}

/** What the amount consists of. */
const Lines = ({ due }: { due: DueRemittance }) => (
  <ul className="grid gap-1.5 text-small">
    {due.lines.map((line, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of lines never changes
      <li key={n} className="flex justify-between gap-3">
        <span className="min-w-0">
          {[formatDay(line.day), line.tenant_name, line.unit_label, line.description]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Money kobo={line.amount} />
      </li>
    ))}
  </ul>
)
