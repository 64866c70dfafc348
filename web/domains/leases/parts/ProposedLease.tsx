import type { ComingCharge, LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { lazy, Suspense, useState } from 'react'
import { leases } from '#words/leases'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatDay, formatNaira, formatPeriod } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useAcceptLease } from '../changes.ts'
import { dueAtStart } from '../due-at-start.ts'

const words = leases.proposed
// Loaded when the person chooses to decline.
const DeclineLease = lazy(async () => ({ default: (await import('./DeclineLease.tsx')).DeclineLease }))

/** A proposed lease that awaits the tenant's answer: from whom, unit, rent, and the effect of each answer. */
export function ProposedLease({ lease }: { lease: LeaseWithCharges }) {
  const [isDeclining, setDeclining] = useState(false)
  const accept = useAcceptLease()
  const { id, unit_name, estate_name, proposed_by, start_date, end_date, rent_amount, frequency } = lease
  const total = lease.schedule.reduce((sum, { amount }) => sum + amount, 0)
  const yes = () =>
    accept.mutate(
      { params: { id }, body: { read: { start_date, end_date, rent_amount, total } } },
      { onSuccess: () => toast.success(words.accepted(unit_name)) },
    )
  return (
    <Card aria-labelledby={`proposed-${id}`}>
      <CardHead title={words.title} id={`proposed-${id}`} />
      <CardBody>
        <p className="mb-4">{words.who(proposed_by ?? estate_name, unit_name, estate_name)}</p>
        <DescriptionList>
          <DescriptionItem label={words.home}>{leases.place(unit_name, estate_name)}</DescriptionItem>
          <DescriptionItem label={words.rent}>
            <Money kobo={rent_amount} />
            <span className="block text-small text-ink-soft">{leases.per[frequency]}</span>
          </DescriptionItem>
          <DescriptionItem label={words.term}>{formatPeriod(start_date, end_date)}</DescriptionItem>
        </DescriptionList>
        <AskedAtStart schedule={lease.schedule} />
        <ul className="mt-4 grid gap-1 text-small text-ink-soft">
          <li>{words.yesDoes}</li>
          <li>{words.noDoes}</li>
        </ul>
        {accept.error && (
          <Banner tone="late" live className="mt-4">
            {messageOf(accept.error)}
          </Banner>
        )}
        <div className="mt-4 flex flex-wrap gap-2 max-md:*:w-full">
          <Button busy={accept.isPending} busyText={words.accepting} onClick={yes}>
            {words.yes}
          </Button>
          <Button kind="second" disabled={accept.isPending} onClick={() => setDeclining(true)}>
            {words.no}
          </Button>
        </div>
      </CardBody>
      {isDeclining && (
        <Suspense>
          <DeclineLease lease={lease} onClose={() => setDeclining(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** The charges due on the first day, or by today if that has passed. */
function AskedAtStart({ schedule }: { schedule: readonly ComingCharge[] }) {
  const { asked, total } = dueAtStart(schedule)
  if (asked.length === 0) return <p className="mt-4">{words.nothingAsked}</p>
  return (
    <section aria-label={words.asked} className="mt-4">
      <h3 className="mb-2 font-semibold">{words.askedTitle(formatNaira(total))}</h3>
      <ul className="grid gap-2">
        {asked.map(({ description, due_date, amount }) => (
          <li key={description + due_date} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 grow basis-28">
              {description}
              <span className="block text-small text-ink-soft">{leases.lease.due(formatDay(due_date))}</span>
            </span>
            <span className="ms-auto text-end">
              <Money kobo={amount} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
