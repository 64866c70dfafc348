import type { ReactElement, ReactNode } from 'react'
import { BarsChart } from '../../ui/chart/BarsChart.tsx'
import type { BarsChartProps } from '../../ui/chart/bars.ts'
import { ChartLegend } from '../../ui/chart/ChartLegend.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { CardBody } from '../../ui/layout/CardBody.tsx'
import { CardHead } from '../../ui/layout/CardHead.tsx'
import { monthName, monthTitle, today } from './format.ts'

type MonthOfMoney = { month: string; got: number; expected: number; link?: ReactElement | undefined }
type Props = Omit<BarsChartProps, 'caption' | 'data'> & {
  id: string
  title: string
  months: readonly MonthOfMoney[]
  /** Text below the chart. */
  note?: ReactNode
  /** A table of the chart's numbers. */
  children?: ReactNode
}

/** A card with a chart of money by month: actual over expected, with a legend. */
export const MonthsCard = ({ id, title, months, note, children, ...chart }: Props) => (
  <Card aria-labelledby={id}>
    <CardHead
      title={title}
      id={id}
      wraps
      end={
        <ChartLegend
          items={[
            { label: chart.gotLabel, tone: chart.gotTone ?? 'in' },
            { label: chart.expectedLabel, tone: 'expected' },
          ]}
        />
      }
    />
    <CardBody>
      <BarsChart
        {...chart}
        caption={title}
        data={months.map(({ month, got, expected, link }) => ({
          id: month,
          label: monthName(month),
          title: monthTitle(month),
          got: Math.max(0, got),
          expected: Math.max(0, expected),
          running: month === today().slice(0, 7),
          ...(link && { link }),
        }))}
      />
      {note}
    </CardBody>
    {children}
  </Card>
)
