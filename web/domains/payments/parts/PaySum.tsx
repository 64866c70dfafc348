import type { ReactNode } from 'react'
import { payments } from '#words/payments'
import { Fact } from '../../../ui/display/Fact.tsx'
import { Facts } from '../../../ui/display/Facts.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Line } from '../pay-wish.ts'

const words = payments.pay.sum
type Props = { lines: readonly Line[]; amount: number; children: ReactNode }

/** The sum at the side of the desk, with the one button. */
export function PaySum({ lines, amount, children }: Props) {
  return (
    <Card className="grid gap-4 p-5">
      <h2>{words.title}</h2>
      <Facts>
        <Lines lines={lines} />
        <Fact label={words.total} sum>
          <Money kobo={amount} />
        </Fact>
      </Facts>
      {children}
    </Card>
  )
}

export const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.map(({ charge, amount }) => (
    <Fact key={charge.id} label={charge.description}>
      <Money kobo={amount} />
    </Fact>
  ))
