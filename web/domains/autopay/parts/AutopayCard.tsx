import type { AutopayInstruction } from '@gida/contract/domains/autopay/autopay'
import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import type { Charge } from '@gida/contract/domains/charges/charge'
import { Link } from '@tanstack/react-router'
import { tenantAccount } from '#words/tenant-account'
import { formatDay, formatNaira, today } from '../../../platform/screens/format.ts'
import { useOffIn } from '../../../platform/session/features.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { nextAutopayCharge } from '../autopay-preview.ts'
import { AutopayPill } from './AutopayPill.tsx'

const words = tenantAccount.standing

/** The autopay status, its next charge, and the link to change it. */
export function AutopayCard({ money }: { money: TenantAccount }) {
  const { instructions, homes } = money
  const isOff = useOffIn('autopay')
  if (instructions.length === 0 && homes.every(({ estate_id }) => isOff(estate_id))) return null
  return (
    <Card aria-labelledby="by-itself">
      <CardHead
        title={words.title}
        id="by-itself"
        end={instructions[0] && <AutopayPill status={instructions[0].status} />}
      />
      <CardBody className="grid gap-3">
        {instructions.length === 0 && <p className="text-ink-soft">{words.note}</p>}
        {instructions.map((instruction) => (
          <p key={instruction.id}>{stateOf(instruction, money.charges)}</p>
        ))}
        <Button asChild kind="second" wide>
          <Link to="/dashboard/my-money/autopay">{instructions.length > 0 ? words.open : words.setUp}</Link>
        </Button>
      </CardBody>
    </Card>
  )
}

/** The next charge, announced or not, or why there is none. */
export function stateOf(instruction: AutopayInstruction, charges: readonly Charge[]): string {
  const { status, reason } = instruction
  if (status !== 'ACTIVE') return words.reasons[reason ?? 'BY_TENANT']
  const next = nextAutopayCharge(instruction, charges, today())
  return next ? words.next(formatNaira(next.amount, 'short'), formatDay(next.day)) : words.noNext
}
