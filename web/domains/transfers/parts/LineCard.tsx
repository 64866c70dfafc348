import type { BankLine } from '@gida/contract/domains/transfers/line'
import { formatDay } from '@gida/contract/shared/dates'
import { transfers as words } from '#words/transfers'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { SettledLine } from './SettledLine.tsx'
import { WaitingLine } from './WaitingLine.tsx'

/** One transfer: what the bank says of it, and whose it is or may be. */
export function LineCard({ line }: { line: BankLine }) {
  return (
    <Card as="article" className="grid gap-3 p-4 md:p-5" aria-label={line.payer || line.narration}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-60">
          <p className="font-semibold [overflow-wrap:anywhere]">
            {line.narration || line.payer || words.unknownPayer}
          </p>
          <p className="text-small text-ink-soft">
            {[
              formatDay(line.day),
              line.payer,
              line.reference,
              `${line.bank_name} …${line.account_number.slice(-4)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <span className="text-[1.125rem]/7 font-semibold">
          <Money kobo={line.amount} />
        </span>
      </div>
      {line.state === 'UNASSIGNED' ? <WaitingLine line={line} /> : <SettledLine line={line} />}
    </Card>
  )
}
