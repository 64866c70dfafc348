import type { Retention } from './retention.ts'

let declared: readonly Retention[] | undefined

/** Called once, by the module that knows every domain. */
export function declareRetention(rules: readonly Retention[]): void {
  declared = rules
}

/** All retention rules. */
export function retentionRules(): readonly Retention[] {
  if (!declared) throw new Error('Nobody has said what is forgotten: see app.ts.')
  return declared
}
