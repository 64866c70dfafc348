import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { Link } from '@tanstack/react-router'
import { leases } from '#words/leases'
import { formatDay, formatNaira, formatPeriod } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = leases.lease

export function LeaseDetails({ lease }: { lease: LeaseWithCharges }) {
  const { start_date, end_date, rent_amount, frequency, instalments, status, ending_kind } = lease
  const isOver = status === 'TERMINATED'
  const sums = [
    [words.serviceCharge, lease.service_charge, words.everyYear],
    [words.deposit, lease.caution_deposit],
    [words.agencyFee, lease.agency_fee],
    [words.legalFee, lease.legal_fee],
    [words.agreementFee, lease.agreement_fee],
  ] as const
  return (
    <Card aria-labelledby="lease">
      <CardHead title={words.title} id="lease" />
      <CardBody>
        <DescriptionList>
          <DescriptionItem label={words.term}>{formatPeriod(start_date, end_date)}</DescriptionItem>
          <DescriptionItem label={words.rent}>
            <Money kobo={rent_amount} kind="short" />
            <span className="block text-small text-ink-soft">
              {leases.per[frequency]}
              {instalments > 1 && `, ${words.inParts(instalments)}`}
            </span>
          </DescriptionItem>
          {sums
            .filter(([, kobo]) => kobo > 0)
            .map(([label, kobo, rhythm]) => (
              <DescriptionItem key={label} label={label}>
                <Money kobo={kobo} kind="short" />
                {rhythm && <span className="block text-small text-ink-soft">{rhythm}</span>}
              </DescriptionItem>
            ))}
          {lease.fees.map(({ name, amount, rhythm }) => (
            <DescriptionItem key={name} label={name}>
              <Money kobo={amount} kind="short" />
              {rhythm !== 'ONCE' && (
                <span className="block text-small text-ink-soft">
                  {rhythm === 'YEARLY' ? words.everyYear : words.eachPeriod}
                </span>
              )}
            </DescriptionItem>
          ))}
        </DescriptionList>
        {lease.deposit_carried > 0 && (
          <p className="mt-3 text-small text-ink-soft">
            {words.depositHeldBefore(formatNaira(lease.deposit_carried, 'short'))}
          </p>
        )}
        {lease.deposit_prior > 0 && (
          <p className="mt-3 text-small text-ink-soft">
            {words.depositPaidBefore(formatNaira(lease.deposit_prior, 'short'))}
          </p>
        )}
        {ending_kind === 'DECLINED' && (
          <p className="mt-3 text-small">
            {words.declined} {lease.ending_reason}
          </p>
        )}
        {ending_kind && ending_kind !== 'CANCELLED' && ending_kind !== 'DECLINED' && (
          <p className="mt-3 text-small">
            {isOver ? words.endedEarly(formatDay(end_date)) : words.endsEarly(formatDay(end_date))}
            {'. '}
            {lease.agreed_end_date && words.agreedTo(formatDay(lease.agreed_end_date))} {lease.ending_reason}
          </p>
        )}
        {lease.notes && <p className="mt-3 text-small whitespace-pre-line text-ink-soft">{lease.notes}</p>}
        <div className="mt-3 grid gap-1 text-small">
          <Link to="/dashboard/estates/$id/service-charge" params={{ id: lease.estate_id }}>
            {words.fund}
          </Link>
          {lease.follows_id && (
            <Link to="/dashboard/leases/$id" params={{ id: lease.follows_id }}>
              {words.follows}
            </Link>
          )}
          {lease.followed_by_id && (
            <Link to="/dashboard/leases/$id" params={{ id: lease.followed_by_id }}>
              {words.followed}
            </Link>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
