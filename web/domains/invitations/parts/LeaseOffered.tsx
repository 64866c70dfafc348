import type { LeaseOffer } from '@gida/contract/domains/invitations/invitation'
import { formatPeriod } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/naira'
import { joining } from '#words/joining'

const words = joining.lease

/** The lease offered with an invitation; it is accepted after joining. */
export function LeaseOffered({ lease }: { lease: LeaseOffer }) {
  const { start_date, end_date, rent_amount, frequency, asked_at_start } = lease
  const rows = [
    [words.rent, `${formatNaira(rent_amount)} ${words.every[frequency]}`],
    [words.term, formatPeriod(start_date, end_date)],
    [words.atStart, formatNaira(asked_at_start)],
  ] as const
  return (
    <section aria-labelledby="lease" className="rounded-3 border border-line p-4">
      <h2 id="lease" className="mb-2">
        {words.title}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures m-0 text-end">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-small text-ink-soft">{words.note}</p>
    </section>
  )
}
