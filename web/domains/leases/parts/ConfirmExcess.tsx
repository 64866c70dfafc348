import type { QuoteWarning } from '@gida/contract/domains/law/quote'
import { leaseForms } from '#words/lease-forms'
import { Banner } from '../../../ui/feedback/Banner.tsx'

const words = leaseForms.assign

/** Lists the legal limits that the terms exceed, beside the save button. */
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
