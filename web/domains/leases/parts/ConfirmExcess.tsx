import type { QuoteWarning } from '@gida/contract/domains/law/quote'
import { leaseForms } from '#words/lease-forms'
import { Banner } from '../../../ui/feedback/Banner.tsx'

const words = leaseForms.assign

/** Names the rules that terms break, once, beside the button that would save them. */
export function ConfirmExcess({ warnings }: { warnings: readonly QuoteWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <Banner tone="late" title={words.legalMaximum} live>
      {warnings.map(({ says, rule }) => (
        <p key={says}>{rule ? words.overLawRule(rule.says, rule.pack_title) : says}</p>
      ))}
      <p>{words.overLawAsk}</p>
    </Banner>
  )
}
