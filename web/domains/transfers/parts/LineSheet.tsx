import type { BankLine } from '@gida/contract/domains/transfers/line'
import { formatDay } from '@gida/contract/shared/dates'
import { transfers } from '#words/transfers'
import { HeldBy } from '../../../platform/forms/typed.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { SettledLine } from './SettledLine.tsx'
import { WaitingLine } from './WaitingLine.tsx'

const words = transfers.line
type Props = { line: BankLine | undefined; onClose: () => void }

/** One bank line: the bank's data, and its tenant or the suggestions. */
export function LineSheet({ line, onClose }: Props) {
  return (
    <Sheet
      open={line !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={line ? words.title(formatNaira(line.amount)) : transfers.title}
      note={line && formatDay(line.day)}
    >
      {line && (
        <div key={line.id} className="grid gap-5 px-4 pb-4 md:px-5">
          <WrittenByBank line={line} />
          <HeldBy value="line">
            {line.state === 'UNASSIGNED' ? <WaitingLine line={line} /> : <SettledLine line={line} />}
          </HeldBy>
        </div>
      )}
    </Sheet>
  )
}

const WrittenByBank = ({ line }: { line: BankLine }) => (
  <DescriptionList kind="left" small>
    {line.narration && (
      <DescriptionItem label={words.narration}>
        <span className="[overflow-wrap:anywhere]">{line.narration}</span>
      </DescriptionItem>
    )}
    <DescriptionItem label={words.payer}>{line.payer || transfers.unknownPayer}</DescriptionItem>
    {line.reference && (
      <DescriptionItem label={words.reference}>
        <span className="font-mono [overflow-wrap:anywhere]">{line.reference}</span>
      </DescriptionItem>
    )}
    <DescriptionItem label={words.account}>
      {words.accountOf(line.bank_name, line.account_number.slice(-4))}
    </DescriptionItem>
  </DescriptionList>
)
