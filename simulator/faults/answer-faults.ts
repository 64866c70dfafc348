import type { Faults } from './faults.ts'

/** Bends a transaction into one of the shapes that were seen on the wire. */
export function applyAnswerFaults(faults: Faults, transaction: object): object {
  if (faults.single.size === 0) return transaction
  const shown: Record<string, unknown> = { ...transaction }
  if (faults.single.has('fees_null')) {
    shown.fees = null
    if ('fees_split' in shown) shown.fees_split = null // what is left after it is not known either
  }
  if (faults.single.has('metadata_zero')) shown.metadata = 0
  if (faults.single.has('text_amounts')) {
    for (const key of ['amount', 'requested_amount', 'fees']) {
      if (typeof shown[key] === 'number') shown[key] = String(shown[key])
    }
  }
  if (faults.single.has('unknown_keys')) {
    shown.risk_engine = { version: 3, verdict: 'allow' }
    shown.local_payment_hint = null
  }
  return shown
}
