import type { AdvanceVerdict, StampDuty, Withholding } from '@gida/contract/domains/law/answers'
import { law } from '#words/law'
import { formatDay } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { VerdictRow } from './VerdictRow.tsx'

const words = law.lease
const LOOKS = { ALLOWED: ['act', 'ok'], TOO_MUCH: ['late', 'warning'], UNKNOWN: ['wait', 'info'] } as const

export function AdvanceRow({ advance }: { advance: AdvanceVerdict }) {
  const { verdict, rule, penalty } = advance
  const [tone, icon] = LOOKS[verdict]
  const pill = (
    <Pill tone={tone} icon={icon}>
      {words.verdicts[verdict]}
    </Pill>
  )
  const says = sayAdvance(advance)
  const more = penalty ? `${says} ${penalty.says}` : says
  return <VerdictRow title={words.advance} value={pill} says={more} rules={[rule, penalty]} />
}

function sayAdvance({ verdict, asked_months, most_months, says }: AdvanceVerdict): string {
  if (most_months === null) return says
  return (verdict === 'ALLOWED' ? words.allowed : words.tooMuch)(asked_months, most_months)
}

export function StampRow({ duty }: { duty: StampDuty }) {
  const { amount, deadline, executed_on, says, rule, deadline_rule, exemption, payer } = duty
  const when =
    deadline && `${words.stampDue(formatDay(deadline))}, ${words.stampFrom(formatDay(executed_on))}.`
  return (
    <VerdictRow
      title={words.stamp}
      value={amount === null ? words.stampNone : <Money kobo={amount} />}
      valueNote={payer && words.stampPayer}
      says={[says, when].filter(Boolean).join(' ')}
      rules={[rule, deadline_rule, exemption]}
    />
  )
}

export function WithholdingRow({ withholding, title }: { withholding: Withholding; title: string }) {
  const { applies, amount, says, rule } = withholding
  const value = applies === 'NO' ? words.nothing : amount === null ? words.stampNone : <Money kobo={amount} />
  return (
    <VerdictRow
      title={title}
      value={value}
      valueNote={applies === 'NOT_KNOWN' && amount !== null && words.onlyCompany}
      says={says}
      rules={[rule]}
    />
  )
}
