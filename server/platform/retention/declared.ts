import type { Retention } from './retention.ts'

let declared: readonly Retention[] | undefined

/** Said once, by the one place that knows every domain. */
export function declareRetention(rules: readonly Retention[]): void {
  declared = rules
}

/** All that is forgotten, and when. */
export function retentionRules(): readonly Retention[] {
  if (!declared) throw new Error('Nobody has said what is forgotten: see app.ts.')
  return declared
}
