import type { MyMoney } from '@gida/contract/domains/autopay/own-money'
import type { StandingInstruction } from '@gida/contract/domains/autopay/recurring'
import { useState } from 'react'
import { ownMoney } from '#words/own-money'
import { typeNames } from '#words/type-names'
import { formatDay, formatNaira, lagosDay } from '../../../platform/format.ts'
import { Fact } from '../../../ui/display/Fact.tsx'
import { Facts } from '../../../ui/display/Facts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { cardName } from '../../payments/index.ts'
import { StandingForm } from '../forms/StandingForm.tsx'
import { Debits } from './Debits.tsx'
import { stateOf } from './PayByItself.tsx'
import { StandingDeeds } from './StandingDeeds.tsx'
import { StandingPill } from './StandingPill.tsx'

const words = ownMoney.standing
type Props = { instruction: StandingInstruction; money: MyMoney }

/** An instruction that stands: what it does next, its terms, its debits, and how to stop it. */
export function Standing({ instruction, money }: Props) {
  const [isChanging, setChanging] = useState(false)
  const { place, lease_id, status, terms } = instruction
  if (!terms) return null
  if (isChanging) {
    return (
      <StandingForm
        home={{ lease_id, name: place }}
        money={money}
        instruction={instruction}
        onDone={() => setChanging(false)}
      />
    )
  }
  return (
    <Card aria-label={place}>
      <CardHead title={place} end={<StandingPill status={status} />} />
      <CardBody className="grid gap-4">
        <p className="font-semibold">{stateOf(instruction, money.charges)}</p>
        <Terms instruction={instruction} terms={terms} />
        <StandingDeeds instruction={instruction} onChange={() => setChanging(true)} />
      </CardBody>
      <Debits instruction={instruction} debits={terms.debits} />
    </Card>
  )
}

type TermsProps = { instruction: StandingInstruction; terms: NonNullable<StandingInstruction['terms']> }

const Terms = ({ instruction: { transaction_types, created_at }, terms }: TermsProps) => (
  <Facts>
    <Fact label={words.facts.pays}>{transaction_types.map((type) => typeNames[type]).join(', ')}</Fact>
    {terms.method && <Fact label={words.facts.card}>{cardName(terms.method)}</Fact>}
    <Fact label={words.facts.ceiling}>{words.facts.each(formatNaira(terms.ceiling, 'short'))}</Fact>
    <Fact label={words.facts.day}>
      {words.days[String(terms.day_offset)] ?? words.anyDay(terms.day_offset)}
    </Fact>
    <Fact label={words.facts.since}>{formatDay(lagosDay(new Date(created_at)))}</Fact>
  </Facts>
)
