import type { QuoteWarning } from '@gida/contract/domains/law/quote'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { RuleSource } from './RuleSource.tsx'

const TONES = {
  OVER_CAP: 'late',
  OVER_ADVANCE: 'late',
  OVER_CUSTOM: 'wait',
  NOT_KNOWN: 'info',
} as const

/** Legal warnings of a quote. */
export function QuoteWarnings({ warnings }: { warnings: readonly QuoteWarning[] }) {
  return warnings.map(({ kind, transaction_type, says, rule }) => (
    <Banner key={`${kind} ${transaction_type}`} tone={TONES[kind]}>
      {says}
      <RuleSource rules={[rule]} />
    </Banner>
  ))
}
