import type { ReactElement } from 'react'
import { words } from '#words/ui'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { Meter } from './Meter.tsx'

export type OccupancyItem = { id: string; label: string; count: number; of: number; link?: ReactElement }

/** A bar per item, with its text: '44 of 48 · 92%'. */
export function OccupancyList({ items }: { items: readonly OccupancyItem[] }) {
  return (
    <ul className="grid gap-1">
      {items.map(({ id, label, count, of, link }) => (
        <li key={id}>
          <MaybeLink link={link} className="flex min-h-11 flex-col justify-center">
            <span className="flex flex-wrap items-center justify-between gap-x-2 text-small">
              <span className="cut" title={label}>
                {label}
              </span>
              <span className="figures whitespace-nowrap text-ink-soft">
                {words.share(count, of)} ·{' '}
                <b className="font-semibold text-ink">{of > 0 ? Math.round((count / of) * 100) : 0}%</b>
              </span>
            </span>
            <Meter value={count} of={of} tone="act" className="mt-1.5" />
          </MaybeLink>
        </li>
      ))}
    </ul>
  )
}
