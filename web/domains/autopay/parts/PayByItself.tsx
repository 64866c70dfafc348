import type { MyMoney } from '@gida/contract/domains/autopay/own-money'
import type { StandingInstruction } from '@gida/contract/domains/autopay/recurring'
import type { Charge } from '@gida/contract/domains/charges/charge'
import { Link } from '@tanstack/react-router'
import { ownMoney } from '#words/own-money'
import { formatDay, formatNaira, today } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { nextDebit } from '../standing-preview.ts'
import { StandingPill } from './StandingPill.tsx'

const words = ownMoney.standing

/** Whether something is paid by itself, what comes next, and the way to change it. */
export function PayByItself({ money }: { money: MyMoney }) {
  const { instructions, homes } = money
  if (instructions.length === 0 && homes.length === 0) return null
  return (
    <Card aria-labelledby="by-itself">
      <CardHead
        title={words.title}
        id="by-itself"
        end={instructions[0] && <StandingPill status={instructions[0].status} />}
      />
      <CardBody className="grid gap-3">
        {instructions.length === 0 && <p className="text-ink-soft">{words.note}</p>}
        {instructions.map((instruction) => (
          <p key={instruction.id}>{stateOf(instruction, money.charges)}</p>
        ))}
        <Button asChild kind="second" wide>
          <Link to="/dashboard/my-money/standing">{instructions.length > 0 ? words.open : words.setUp}</Link>
        </Button>
      </CardBody>
    </Card>
  )
}

/** What comes next, announced or not, or why nothing does. */
export function stateOf(instruction: StandingInstruction, charges: readonly Charge[]): string {
  const { status, reason } = instruction
  if (status !== 'ACTIVE') return words.reasons[reason ?? 'BY_TENANT']
  const next = nextDebit(instruction, charges, today())
  return next ? words.next(formatNaira(next.amount, 'short'), formatDay(next.day)) : words.noNext
}
