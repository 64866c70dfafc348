import type { WouldChange as Bill } from '@gida/contract/domains/law/answers'
import { law } from '#words/law'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { RuleSource } from './RuleSource.tsx'
import { WithEnglish } from './WithEnglish.tsx'

/** What a bill would change; shown, but never part of the result. */
export function WouldChange({ bills }: { bills: readonly Bill[] }) {
  return bills.map(({ says, rule }) => (
    <Banner key={rule.key} tone="info" icon="file">
      <WithEnglish own={law.told.bill} english={says} />
      <RuleSource rules={[rule]} />
    </Banner>
  ))
}
