import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { Link } from '@tanstack/react-router'
import { tenantAccount } from '#words/tenant-account'
import { formatDay } from '../../../platform/screens/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { plannedDays } from '../../autopay/index.ts'
import { ChargeRows } from '../../charges/index.ts'

const words = tenantAccount.charges

/** Open charges with status, and whether autopay covers them. */
export function MyCharges({ money: { charges, instructions } }: { money: TenantAccount }) {
  const planned = plannedDays(instructions)
  const noteOf = ({ id, due_date }: { id: string; due_date: string }) => {
    const day = planned.get(id)
    const due = words.due(formatDay(due_date))
    return day ? `${due} · ${words.byItself(formatDay(day))}` : due
  }
  return (
    <Card aria-labelledby="my-charges">
      <CardHead
        title={words.title}
        id="my-charges"
        end={<Link to="/dashboard/payments/charges">{words.all}</Link>}
      />
      {charges.length === 0 && <CardBody className="text-ink-soft">{words.none}</CardBody>}
      <ChargeRows charges={charges} noteOf={noteOf} />
    </Card>
  )
}
