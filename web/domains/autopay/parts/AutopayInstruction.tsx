import type { AutopayInstruction } from '@gida/contract/domains/autopay/autopay'
import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { useState } from 'react'
import { tenantAccount } from '#words/tenant-account'
import { typeNames } from '#words/type-names'
import { formatDay, formatNaira, lagosDay } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { cardName } from '../../payments/index.ts'
import { AutopayForm } from '../forms/AutopayForm.tsx'
import { AutopayActions } from './AutopayActions.tsx'
import { stateOf } from './AutopayCard.tsx'
import { AutopayCharges } from './AutopayCharges.tsx'
import { AutopayPill } from './AutopayPill.tsx'

const words = tenantAccount.standing
type Props = { instruction: AutopayInstruction; money: TenantAccount }

/** An autopay instruction: its next charge, its terms, its charges so far, and how to stop it. */
export function AutopayInstructionCard({ instruction, money }: Props) {
  const [isChanging, setChanging] = useState(false)
  const { place, lease_id, status, terms } = instruction
  if (!terms) return null
  if (isChanging) {
    return (
      <AutopayForm
        home={{ lease_id, name: place }}
        money={money}
        instruction={instruction}
        onDone={() => setChanging(false)}
      />
    )
  }
  return (
    <Card aria-label={place}>
      <CardHead title={place} end={<AutopayPill status={status} />} />
      <CardBody className="grid gap-4">
        <p className="font-semibold">{stateOf(instruction, money.charges)}</p>
        <Terms instruction={instruction} terms={terms} />
        <AutopayActions instruction={instruction} onChange={() => setChanging(true)} />
      </CardBody>
      <AutopayCharges instruction={instruction} debits={terms.debits} />
    </Card>
  )
}

type TermsProps = { instruction: AutopayInstruction; terms: NonNullable<AutopayInstruction['terms']> }

const Terms = ({ instruction: { transaction_types, created_at }, terms }: TermsProps) => (
  <DescriptionList>
    <DescriptionItem label={words.details.pays}>
      {transaction_types.map((type) => typeNames[type]).join(', ')}
    </DescriptionItem>
    {terms.method && <DescriptionItem label={words.details.card}>{cardName(terms.method)}</DescriptionItem>}
    <DescriptionItem label={words.details.ceiling}>
      {words.details.each(formatNaira(terms.ceiling, 'short'))}
    </DescriptionItem>
    <DescriptionItem label={words.details.day}>
      {words.days[String(terms.day_offset)] ?? words.anyDay(terms.day_offset)}
    </DescriptionItem>
    <DescriptionItem label={words.details.since}>{formatDay(lagosDay(new Date(created_at)))}</DescriptionItem>
  </DescriptionList>
)
