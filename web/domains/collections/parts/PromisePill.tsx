import type { PaymentPromise } from '@gida/contract/domains/collections/arrears'
import { collections } from '#words/collections'
import { formatNaira, formatNearDay } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'

const words = collections.promiseStates

/** The status of a promise: icon and text, not colour alone. */
export function PromisePill({ promise: { state, amount, promised_on } }: { promise: PaymentPromise }) {
  if (state === 'OPEN')
    return (
      <Pill tone="wait" icon="clock">
        {words.OPEN(formatNaira(amount, 'short'), formatNearDay(promised_on))}
      </Pill>
    )
  return state === 'KEPT' ? (
    <Pill tone="in" icon="check">
      {words.KEPT}
    </Pill>
  ) : (
    <Pill tone="late" icon="warning">
      {words.BROKEN}
    </Pill>
  )
}
