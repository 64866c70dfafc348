import type { Lease } from '@gida/contract/domains/leases/lease'
import { formatPeriod } from '../../../platform/format.ts'
import { Card } from '../../../ui/Card.tsx'
import { CardBody } from '../../../ui/CardBody.tsx'
import { CardHead } from '../../../ui/CardHead.tsx'
import { Fact } from '../../../ui/Fact.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Money } from '../../../ui/Money.tsx'
import { leases } from '../../../words/en/leases.ts'
import { LeasePill } from './LeasePill.tsx'

const words = leases.lease

export function LeaseFacts({ lease }: { lease: Lease }) {
  const { start_date, end_date, rent_amount, frequency, status } = lease
  const sums = [
    [words.serviceCharge, lease.service_charge],
    [words.deposit, lease.caution_deposit],
    [words.agencyFee, lease.agency_fee],
    [words.legalFee, lease.legal_fee],
  ] as const
  return (
    <Card aria-labelledby="lease">
      <CardHead title={words.title} id="lease" end={<LeasePill status={status} />} />
      <CardBody>
        <Facts>
          <Fact label={words.term}>{formatPeriod(start_date, end_date)}</Fact>
          <Fact label={words.rent}>
            <Money kobo={rent_amount} kind="short" />
            <span className="block text-small text-ink-soft">{leases.frequencies[frequency]}</span>
          </Fact>
          {sums
            .filter(([, kobo]) => kobo > 0)
            .map(([label, kobo]) => (
              <Fact key={label} label={label}>
                <Money kobo={kobo} kind="short" />
              </Fact>
            ))}
        </Facts>
      </CardBody>
    </Card>
  )
}
