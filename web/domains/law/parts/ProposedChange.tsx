import type { WouldChange as Bill } from '@gida/contract/domains/law/answers'
import { law } from '#words/law'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { RuleSource } from './RuleSource.tsx'
import { Told } from './Told.tsx'

/** What a bill would change; shown, but never part of the result. */
export function WouldChange({ bills }: { bills: readonly Bill[] }) {
  return bills.map(({ says, rule }) => (
    <Banner key={rule.key} tone="info" icon="file">
      <Told own={law.told.bill} english={says} />
      <RuleSource rules={[rule]} />
    </Banner>
  ))
}
