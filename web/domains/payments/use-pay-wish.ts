import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNaira, today } from '../../platform/format.ts'
import { read, remove, write } from '../../platform/storage.ts'
import { isChargeable } from './card-name.ts'
import { chosenCharges, homesOf, partProblem, settleOldestFirst, sumOpen, type Wish } from './pay-wish.ts'
import { methodsQuery, payableQuery } from './queries.ts'

/** Kept for the tab, so that a reload does not lose what was chosen. */
const KEY = 'gida.pay'

/** It is paid: the next time begins with all that is owed. */
export const forgetPayWish = (): void => remove(KEY, 'session')

/** The next payment is charged to a saved card; what else is chosen stays. */
export const startWithCard = (method_id: string): void =>
  void write(KEY, { ...read<Wish>(KEY, 'session'), method_id, way: 'card' } satisfies Wish, 'session')

/** What may be paid, what is chosen of it, and how it adds up. */
export function usePayWish() {
  const asked = useQuery(payableQuery)
  const cards = useQuery(methodsQuery)
  const [wish, setWish] = useState<Wish>(() => read<Wish>(KEY, 'session') ?? {})

  function change(next: Wish) {
    const changed = { ...wish, ...next }
    setWish(changed)
    write(KEY, changed, 'session')
  }

  const homes = homesOf(asked.data?.data ?? [], today())
  const home = homes.find((one) => one.unit_id === wish.unit_id) ?? homes[0]
  const chosen = home ? chosenCharges(home, wish) : []
  const total = sumOpen(chosen)
  const problem = partProblem(wish.part, total, formatNaira)
  const amount = typeof wish.part === 'number' ? wish.part : total
  const methods = cards.data?.data ?? []
  const method = methods.find((one) => one.id === wish.method_id && isChargeable(one))
  return {
    asked,
    wish,
    change,
    homes,
    home,
    chosen,
    total,
    amount,
    problem,
    lines: problem ? [] : settleOldestFirst(chosen, amount),
    way: wish.way ?? ('bank_transfer' as const),
    methods,
    /** The saved card that is chosen, if it can be charged. */
    method,
    /** A card is chosen and not known yet. */
    isMethodAwaited: wish.method_id !== undefined && cards.isPending,
  }
}
export type PayWish = ReturnType<typeof usePayWish>
export type HomeWish = PayWish & { home: NonNullable<PayWish['home']> }
