import { lagosDay } from '@gida/contract/shared/dates'
import { billServiceCharge, recordExpense, voidExpense } from '../domains/books/index.ts'
import { doAs, estateOf, type Ground, MOST, orRefused, type Undo } from './act.ts'
import { takeBack } from './charge-acts.ts'

export async function spend(ground: Ground): Promise<Undo[]> {
  const { id: estate_id, manager } = estateOf(ground)
  const amount = ground.dice.between(1, MOST)
  const { id } = await doAs(ground, manager.actor, (tx) =>
    recordExpense(tx, manager.actor, estate_id, {
      ...{ category: 'DIESEL', vendor: 'Ola Energy', description: 'Diesel', advanced: true },
      ...{ amount, spent_on: lagosDay(tx.now), paid_from: 'TRUST' },
    }),
  )
  const undo = () => doAs(ground, manager.actor, (tx) => voidExpense(tx, manager.actor, id, 'Hammered'))
  return [{ phase: 'charges', run: () => orRefused(undo(), 'ILLEGAL_STATE') }]
}

export async function bill(ground: Ground): Promise<Undo[]> {
  const { id: estate_id, manager } = estateOf(ground)
  const amount = ground.dice.between(1_000, MOST)
  const { id } = await doAs(ground, manager.actor, (tx) =>
    billServiceCharge(tx, manager.actor, estate_id, {
      ...{ title: 'Security', amount, due_date: lagosDay(tx.now) },
    }),
  )
  return [{ phase: 'charges', run: () => takeBack(ground, `key like 'service:${id}:%'`) }]
}
