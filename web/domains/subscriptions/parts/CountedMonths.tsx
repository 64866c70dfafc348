import type { Subscription } from '@gida/contract/domains/subscriptions/plan'
import { subscriptions } from '#words/subscriptions'
import { monthTitle } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = subscriptions.estate

/** Metered usage of past months. */
export const CountedMonths = ({ months }: Pick<Subscription, 'months'>) =>
  months.length > 0 && (
    <Card>
      <CardHead title={words.months} />
      <Rows label={words.months}>
        {months.map(({ month, plan, units, billable_units, amount }) => (
          <Row
            key={`${month} ${plan} ${amount}`}
            title={monthTitle(month)}
            note={words.monthAbout(plan, units, billable_units)}
            value={<Money kobo={amount} />}
            strong={false}
          />
        ))}
      </Rows>
    </Card>
  )
