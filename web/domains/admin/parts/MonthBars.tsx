import { monthName, monthTitle } from '../../../platform/screens/format.ts'
import { BarsChart } from '../../../ui/chart/BarsChart.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

type Props = {
  title: string
  amountLabel: string
  monthLabel: string
  months: readonly { month: string; amount: number }[]
}

/** One sum by month, in a card; the last month is incomplete. A negative month has no bar. */
export const MonthBars = ({ title, amountLabel, monthLabel, months }: Props) => (
  <>
    <CardHead title={title} />
    <CardBody>
      <BarsChart
        caption={title}
        gotLabel={amountLabel}
        expectedLabel={amountLabel}
        periodLabel={monthLabel}
        data={months.map(({ month, amount }, index) => ({
          ...{ id: month, label: monthName(month), title: monthTitle(month) },
          ...{ got: Math.max(0, amount), expected: Math.max(0, amount) },
          running: index === months.length - 1,
        }))}
      />
    </CardBody>
  </>
)
