import type { Subject } from '@gida/contract/domains/conversations/conversation'
import type { SubjectType } from '@gida/contract/domains/conversations/rules'
import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { describeSubjects, type SubjectCard } from './hooks.ts'

type Found = SubjectCard & { id: string }
type Describe = (tx: Tx, ids: readonly string[]) => Promise<Found[]>

/** Subjects of earlier domains, filtered by row-level security. */
const KNOWN: Partial<Record<SubjectType, Describe>> = {
  unit: async (tx, ids) => {
    const { rows } = await sql<{
      id: string
      estate_id: string
      name: string
      estate_name: string
      property_id: string
    }>`
      select u.id, u.estate_id, u.name, e.name as estate_name, u.property_id
      from unit u join estate e on e.id = u.estate_id where u.id = any (${ids}::uuid[])`.execute(tx)
    return rows.map(({ id, estate_id, name, estate_name, property_id }) => ({
      ...{ id, estate_id, title: name, note: estate_name },
      link: `/dashboard/properties/${property_id}`,
    }))
  },
  lease: async (tx, ids) => {
    const { rows } = await sql<{
      id: string
      estate_id: string
      unit_name: string
      estate_name: string
      tenant: string
    }>`
      select l.id, l.estate_id, u.name as unit_name, e.name as estate_name,
        coalesce((select full_name from users t where t.id = l.tenant_id), l.tenant_name, '') as tenant
      from lease l join unit u on u.id = l.unit_id join estate e on e.id = l.estate_id
      where l.id = any (${ids}::uuid[])`.execute(tx)
    return rows.map(({ id, estate_id, unit_name, estate_name, tenant }) => ({
      ...{ id, estate_id, title: `${unit_name}, ${estate_name}`, note: tenant },
      link: `/dashboard/leases/${id}`,
    }))
  },
  payment: async (tx, ids) => {
    const { rows } = await sql<{
      id: string
      estate_id: string
      reference: string
      amount: number
      status: string
    }>`
      select id, estate_id, reference, amount, status from payment where id = any (${ids}::uuid[])`.execute(
      tx,
    )
    return rows.map(({ id, estate_id, reference, amount }) => ({
      ...{ id, estate_id, title: formatNaira(amount), note: reference },
      link: `/dashboard/payments/${id}`,
    }))
  },
}

/** The subjects in `payment:<id>,lease:<id>`; those the actor cannot see are omitted. */
export async function listSubjects(tx: Tx, of: string): Promise<Subject[]> {
  const named = of
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [type = '', id = ''] = one.split(':')
      return { type: type as SubjectType, id }
    })
  const shown: Subject[] = []
  for (const [type, things] of Map.groupBy(named, (one) => one.type)) {
    const ids = things.map(({ id }) => id)
    for (const [id, { title, note, link }] of await subjectsOf(tx, type, ids))
      shown.push({ type, id, title, note, link })
  }
  return shown
}

/** The subjects of one type, by id. */
export async function subjectsOf(
  tx: Tx,
  type: SubjectType,
  ids: readonly string[],
): Promise<Map<string, SubjectCard>> {
  const found = (await KNOWN[type]?.(tx, ids)) ?? []
  const cards = new Map(found.map(({ id, ...card }): [string, SubjectCard] => [id, card]))
  await describeSubjects.run({ tx, type, ids, cards })
  return cards
}
