import type { RuleRef } from '@gida/contract/domains/law/rule'
import type { ReactNode } from 'react'
import { RuleSource } from './RuleSource.tsx'

type Props = {
  title: string
  /** The result in short: a pill or an amount. */
  value: ReactNode
  valueNote?: ReactNode
  says: ReactNode
  rules: readonly (RuleRef | null)[]
}

/** A legal result: topic, result, explanation and rules. */
export function VerdictRow({ title, value, valueNote, says, rules }: Props) {
  return (
    <li className="border-t border-line px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <p className="font-semibold">{title}</p>
        <div className="figures ms-auto text-end">
          <p className="font-semibold">{value}</p>
          {valueNote && <p className="text-small text-ink-soft">{valueNote}</p>}
        </div>
      </div>
      <p className="text-small text-ink-soft">{says}</p>
      <RuleSource rules={rules} />
    </li>
  )
}
