import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { formatLateness } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyRows } from '../../../ui/feedback/EmptyRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = analytics.late

/** `Rent, 16 Jul 2026 to 15 Jul 2027` → `Rent`: the lateness is shown beside it. */
const withoutPeriod = (what: string) => what.replace(/,?\s\d.*$/, '')

/** Tenants in arrears; a row links to the tenant's overdue charges. */
export function ArrearsList({ dashboard: { debtors, ageing } }: { dashboard: CollectorDashboard }) {
  return (
    <Card aria-labelledby="who-is-late">
      <CardHead
        title={words.title}
        id="who-is-late"
        end={ageing.tenants > 0 && <Link to="/dashboard/payments/overdue">{words.all(ageing.tenants)}</Link>}
      />
      {debtors.length === 0 && (
        <EmptyRows title={words.none} small>
          {words.noneNote}
        </EmptyRows>
      )}
      <Rows>
        {debtors.map((one) => (
          <Row
            key={one.id}
            avatar={one.tenant_name}
            title={one.tenant_name}
            note={words.place(one.unit_names, one.estate_name)}
            middle={<span title={one.what}>{withoutPeriod(one.what)}</span>}
            value={<Money kobo={one.arrears} />}
            valueNote={<span className="text-overdue">{formatLateness(one.late_days)}</span>}
            link={
              <Link to="/dashboard/payments/overdue" search={{ tenant_id: one.tenant_id, who: one.id }} />
            }
          />
        ))}
      </Rows>
    </Card>
  )
}
