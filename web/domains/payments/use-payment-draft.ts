import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, remove, write } from '../../platform/browser/storage.ts'
import { formatNaira, today } from '../../platform/screens/format.ts'
import { readTokens } from '../../platform/session/session.ts'
import { isChargeable } from './card-name.ts'
import {
  allocateOldestFirst,
  chosenCharges,
  mostAtOnce,
  type PaymentDraft,
  partProblem,
  payableUnitsOf,
  sumOpen,
} from './payment-draft.ts'
import { methodsQuery, payableQuery } from './queries.ts'

/** Stored for the tab, to survive a reload; keyed by person, so that another sign-in starts empty. */
const place = () => `gida.pay.${readTokens()?.user_id}`
const readDraft = () => read<PaymentDraft>(place(), 'session')

/** After payment: the next draft starts with everything outstanding. */
export const forgetPaymentDraft = (): void => remove(place(), 'session')

/** Selects a saved card for the next payment; other choices are kept. */
export const startWithCard = (method_id: string): void =>
  void write(place(), { ...readDraft(), method_id, way: 'card' } satisfies PaymentDraft, 'session')

/** What can be paid, what is chosen, and the totals. */
export function usePaymentDraft() {
  const asked = useQuery(payableQuery)
  const cards = useQuery(methodsQuery)
  const [draft, setDraft] = useState<PaymentDraft>(() => readDraft() ?? {})

  function change(next: PaymentDraft) {
    const changed = { ...draft, ...next }
    setDraft(changed)
    write(place(), changed, 'session')
  }

  const homes = payableUnitsOf(asked.data?.data ?? [], today())
  const home = homes.find((one) => one.unit_id === draft.unit_id) ?? homes[0]
  const chosen = home ? chosenCharges(home, draft) : []
  const total = sumOpen(chosen)
  const problem = partProblem(draft.part, total, formatNaira)
  const amount = typeof draft.part === 'number' ? draft.part : mostAtOnce(total)
  const methods = cards.data?.data ?? []
  const method = methods.find((one) => one.id === draft.method_id && isChargeable(one))
  return {
    asked,
    draft,
    change,
    homes,
    home,
    chosen,
    total,
    amount,
    problem,
    lines: problem ? [] : allocateOldestFirst(chosen, amount),
    way: draft.way ?? ('bank_transfer' as const),
    methods,
    /** The chosen saved card, if it can be charged. */
    method,
    /** A card is chosen, but the cards are still loading. */
    isMethodAwaited: draft.method_id !== undefined && cards.isPending,
  }
}
export type PaymentDraftForm = ReturnType<typeof usePaymentDraft>
export type UnitPaymentDraft = PaymentDraftForm & { home: NonNullable<PaymentDraftForm['home']> }
