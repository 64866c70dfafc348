import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { tenantHome as words } from '#words/tenant-home'
import { typeNames } from '#words/type-names'
import { formatDay } from '../../../platform/screens/format.ts'
import { Icon } from '../../../ui/action/Icon.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { ChargeRows } from '../../charges/index.ts'

/** Open charges with status, and the next one. */
export function OpenCharges({ home: { charges, next } }: { home: TenantDashboard }) {
  return (
    <Card aria-labelledby="charges">
      <CardHead
        title={words.charges}
        id="charges"
        end={<Link to="/dashboard/payments/charges">{words.allCharges}</Link>}
      />
      {charges.length === 0 && <CardBody className="text-ink-soft">{words.noCharges}</CardBody>}
      <ChargeRows charges={charges} noteOf={({ due_date }) => words.due_(formatDay(due_date))} />
      {next && (
        <p className="flex min-h-12 items-center gap-3 border-t border-line px-4 text-small text-ink-soft md:px-5">
          <Icon name="clock" size="s" />
          <span className="grow">
            {words.next(typeNames[next.transaction_type].toLowerCase(), formatDay(next.due_date))}
          </span>
          <Money kobo={next.open_amount} kind="short" />
        </p>
      )}
    </Card>
  )
}
