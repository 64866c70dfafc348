import type { ComparedItem, Comparison, ItemDeduction } from '@gida/contract/domains/inspections/comparison'
import { useState } from 'react'
import { inspectionDesk } from '#words/inspection-desk'
import { inspections } from '#words/inspections'
import { formatDay, formatNaira, lagosDay } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { DeductionForm } from '../forms/DeductionForm.tsx'
import { lifeLeft } from '../life-left.ts'
import { sayItem } from '../say-item.ts'
import { Photo } from './Photo.tsx'

const words = inspections.comparison
type Props = { comparison: Comparison; row: ComparedItem }

/** An item before and now: photos, notes and deduction. */
export function ComparedRow({ comparison, row }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { item, verdict, remark, deduction } = row
  const name = `${item.room}, ${item.name}`
  const isWorse = verdict === 'WORSE'
  return (
    <li className="grid gap-3 border-t border-line p-4 md:grid-cols-[minmax(0,280px)_minmax(0,1fr)_auto] md:gap-5 md:p-5">
      <Pair comparison={comparison} row={row} />
      <div className="grid content-start gap-1.5">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">{name}</span>
          <Pill tone={isWorse ? 'late' : 'idle'}>
            {deduction ? words.reasons[deduction.reason] : words.verdicts[verdict]}
          </Pill>
        </p>
        <p className="text-small text-ink-soft">
          {item.before && words.before([sayItem(item.before), item.before.words].filter(Boolean).join('. '))}
        </p>
        <p className="text-small">{words.now([sayItem(item), item.words].filter(Boolean).join('. '))}</p>
        {deduction && <Priced of={deduction} on={comparison.on} />}
        {remark && (
          <p className="flex flex-wrap items-center gap-2 text-small">
            <Pill tone={remark.agrees ? 'in' : 'wait'}>
              {remark.agrees ? inspections.remark.agrees : inspections.remark.contested}
            </Pill>
            {remark.words}
          </p>
        )}
      </div>
      {(deduction || (isWorse && comparison.can.deduct)) && (
        <div className="flex items-center justify-between gap-2 md:grid md:content-start md:justify-items-end">
          {deduction && (
            <p className="md:text-end">
              <span className="block text-small text-ink-soft">{words.deduct}</span>
              <span className="font-semibold">
                <Money kobo={deduction.amount} />
              </span>
            </p>
          )}
          {comparison.can.deduct && isWorse && (
            <Button kind="second" size="small" onClick={() => setOpen(true)}>
              {deduction ? inspectionDesk.deduction.change : inspectionDesk.deduction.say}
            </Button>
          )}
        </div>
      )}
      {isOpen && <DeductionForm inspectionId={comparison.id} row={row} onClose={() => setOpen(false)} />}
    </li>
  )
}

function Pair({ comparison: { before, on }, row: { item, photo_ids } }: Props) {
  const name = `${item.room}, ${item.name}`
  const sides = [
    { id: item.before?.photo_ids.at(-1), day: before && lagosDay(new Date(before.sealed_at)) },
    { id: photo_ids.at(-1), day: on },
  ]
  return (
    <div className="grid grid-cols-2 gap-2">
      {sides.map(({ id, day }, index) => {
        const caption = day ? formatDay(day) : ''
        return id ? (
          <Photo key={id} id={id} title={`${name}, ${caption}`} caption={caption} />
        ) : (
          <span
            key={index === 0 ? 'before' : 'now'}
            className="grid aspect-4/3 place-items-center rounded-3 border border-dashed border-line text-small text-ink-soft"
          >
            {words.noPhoto}
          </span>
        )
      })}
    </div>
  )
}

function Priced({ of, on }: { of: ItemDeduction; on: string }) {
  if (of.reason === 'WEAR') return null
  const left = lifeLeft(of, on)
  return (
    <p className="text-small">
      {[
        words.costs(formatNaira(of.price)),
        left !== null && of.life_months && words.lifeLeft(left, of.life_months),
        of.paper?.name,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
