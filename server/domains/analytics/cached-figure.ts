import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'

type Figure = {
  estate_id: string
  /** Cache key: the figure and its parameters. */
  name: string
  /** Depends on money too, so it is recalculated after any booking. */
  isOfMoney?: boolean
}
type State = { homes: number; entries: number }

/**
 * Caches a figure calculated from all units and leases of an estate, per state of them and day. The state is read before the rows,
 * so a concurrent change makes the entry outdated. Not cached for property managers, who have few units.
 */
export async function cachedFigure<T>(
  tx: Tx,
  actor: Actor,
  figure: Figure,
  work: () => Promise<T>,
): Promise<T> {
  if (actor.role === 'PROPERTY_MANAGER') return work()
  const { estate_id, name } = figure
  const whose_id = actor.role === 'LANDLORD' ? actor.user_id : estate_id
  const state = await readState(tx, figure)
  if (!state) return work()
  const key = { estate_id, whose_id, name, day: lagosDay(tx.now), ...state }
  const kept = await findKept<T>(tx, key)
  if (kept) return kept.answer
  const answer = await work()
  await keep(tx, key, answer)
  return answer
}

async function readState(tx: Tx, { estate_id, isOfMoney = false }: Figure): Promise<State | undefined> {
  const { rows } = await sql<State>`
    select homes, case when ${isOfMoney} then entries else 0 end as entries from app.estate_state(${estate_id})
    where homes is not null`.execute(tx)
  return rows[0]
}

type Key = State & { estate_id: string; whose_id: string; name: string; day: Day }

async function findKept<T>(tx: Tx, key: Key): Promise<{ answer: T } | undefined> {
  const { rows } = await sql<{ answer: T }>`
    select answer from kept_figure
    where estate_id = ${key.estate_id} and whose_id = ${key.whose_id} and name = ${key.name} and day = ${key.day}
      and homes = ${key.homes} and entries = ${key.entries}`.execute(tx)
  return rows[0]
}

async function keep(tx: Tx, key: Key, answer: unknown): Promise<void> {
  await sql`select app.keep_figure(${key.estate_id}, ${key.whose_id}, ${key.name}, ${key.day}, ${key.homes}, ${key.entries},
    ${JSON.stringify(answer)}, ${tx.capability})`.execute(tx)
}
