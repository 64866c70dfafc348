import type { RuleRef } from '@gida/contract/domains/law/rule'
import { law } from '#words/law'
import { Icon } from '../../../ui/action/Icon.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { RulePill } from './RulePill.tsx'

const words = law.source

/** The rules behind a result, collapsed; renders nothing if there are none. */
export function RuleSource({ rules }: { rules: readonly (RuleRef | null)[] }) {
  const named = rules.filter((rule) => rule !== null)
  if (named.length === 0) return null
  return (
    <details className="group min-w-0 basis-full text-small">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-ink-soft md:min-h-8 [&::-webkit-details-marker]:hidden">
        <Icon name="right" size="s" className="group-open:rotate-90" />
        {words.open}
      </summary>
      <div className="mb-2 grid gap-2">
        {named.map((rule) => (
          <Rule key={`${rule.key} ${rule.status}`} rule={rule} />
        ))}
      </div>
    </details>
  )
}

/** The rule's text, its source, and how reliable that is. */
function Rule({ rule }: { rule: RuleRef }) {
  return (
    <div className="grid gap-2 rounded-2 bg-sunken p-3 text-ink">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{rule.title}</strong>
        <RulePill status={rule.status} />
      </p>
      <p>{rule.says}</p>
      <DescriptionList kind="left" small>
        <DescriptionItem label={words.pack}>{rule.pack_title}</DescriptionItem>
        <DescriptionItem label={words.source}>{rule.source}</DescriptionItem>
        <DescriptionItem label={words.confidence}>{law.confidences[rule.confidence]}</DescriptionItem>
      </DescriptionList>
    </div>
  )
}
