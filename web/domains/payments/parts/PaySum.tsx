import type { ReactNode } from 'react'
import { paying } from '#words/paying'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Line } from '../payment-draft.ts'

const words = paying.pay.sum
type Props = { lines: readonly Line[]; amount: number; children: ReactNode }

/** The summary on desktop, with the button. */
export function PaySum({ lines, amount, children }: Props) {
  return (
    <Card className="grid gap-4 p-5">
      <h2>{words.title}</h2>
      <DescriptionList>
        <Lines lines={lines} />
        <DescriptionItem label={words.total} sum>
          <Money kobo={amount} />
        </DescriptionItem>
      </DescriptionList>
      {children}
    </Card>
  )
}

export const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.map(({ charge, amount }) => (
    <DescriptionItem key={charge.id} label={charge.description}>
      <Money kobo={amount} />
    </DescriptionItem>
  ))
