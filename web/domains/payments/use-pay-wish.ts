import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNaira, today } from '../../platform/format.ts'
import { read, remove, write } from '../../platform/storage.ts'
import { chosenCharges, homesOf, partProblem, settleOldestFirst, sumOpen, type Wish } from './pay-wish.ts'
import { payableQuery } from './queries.ts'

/** Kept for the tab, so that a reload does not lose what was chosen. */
const KEY = 'gida.pay'

/** It is paid: the next time begins with all that is owed. */
export const forgetPayWish = (): void => remove(KEY, 'session')

/** What may be paid, what is chosen of it, and how it adds up. */
export function usePayWish() {
  const asked = useQuery(payableQuery)
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
  const amount = wish.part ?? total
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
  }
}
export type PayWish = ReturnType<typeof usePayWish>
export type HomeWish = PayWish & { home: NonNullable<PayWish['home']> }
