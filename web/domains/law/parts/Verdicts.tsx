import type { AdvanceVerdict, StampDuty, Withholding } from '@gida/contract/domains/law/answers'
import { percent } from '@gida/contract/domains/law/rules'
import type { ReactNode } from 'react'
import { law } from '#words/law'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { VerdictRow } from './VerdictRow.tsx'
import { WithEnglish } from './WithEnglish.tsx'

const { lease: words, told } = law
const LOOKS = { ALLOWED: ['act', 'ok'], TOO_MUCH: ['late', 'warning'], UNKNOWN: ['wait', 'info'] } as const

export function AdvanceRow({ advance }: { advance: AdvanceVerdict }) {
  const { verdict, rule, penalty } = advance
  const [tone, icon] = LOOKS[verdict]
  const pill = (
    <Pill tone={tone} icon={icon}>
      {words.verdicts[verdict]}
    </Pill>
  )
  const says = (
    <>
      {sayAdvance(advance)} {penalty && <WithEnglish own={told.penalty} english={penalty.says} />}
    </>
  )
  return <VerdictRow title={words.advance} value={pill} says={says} rules={[rule, penalty]} />
}

function sayAdvance({ verdict, asked_months, most_months, says }: AdvanceVerdict): ReactNode {
  if (most_months === null) return <WithEnglish own={told.noRule} english={says} />
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
      says={
        <>
          <WithEnglish own={sayStamp(duty)} english={says} /> {when}
        </>
      }
      rules={[rule, deadline_rule, exemption]}
    />
  )
}

function sayStamp({ rate, consideration, exemption }: StampDuty): string {
  if (rate === null) return told.noRule
  const says = told.stamp(percent(rate), formatNaira(consideration))
  return exemption ? `${says} ${told.stampFree}` : says
}

export function WithholdingRow({ withholding, title }: { withholding: Withholding; title: string }) {
  const { applies, amount, says, rule } = withholding
  const value = applies === 'NO' ? words.nothing : amount === null ? words.stampNone : <Money kobo={amount} />
  return (
    <VerdictRow
      title={title}
      value={value}
      valueNote={applies === 'NOT_KNOWN' && amount !== null && words.onlyCompany}
      says={<WithEnglish own={sayWithholding(withholding)} english={says} />}
      rules={[rule]}
    />
  )
}

function sayWithholding({ applies, base, rate }: Withholding): string {
  if (applies === 'NO') return told.notWithheld
  return rate === null ? told.noRule : told.withheld(percent(rate), formatNaira(base))
}
