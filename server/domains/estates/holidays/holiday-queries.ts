import type { Day } from '@gida/contract/shared/dates'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Holidays of the country and, unless it is null, of one estate. */
const holidays = (tx: Tx, estate_id: string | null) =>
  tx
    .selectFrom('holiday')
    .select(['id', 'day', 'name', sql<boolean>`estate_id is null`.as('is_national')])
    .where((eb) => eb.or([eb('estate_id', 'is', null), eb('estate_id', '=', estate_id)]))

export async function listHolidays(
  tx: Tx,
  estate_id: string | null,
  { year, page, limit }: PageQuery & { year?: number | undefined },
) {
  let wanted = holidays(tx, estate_id)
  if (year) wanted = wanted.where('day', '>=', `${year}-01-01`).where('day', '<=', `${year}-12-31`)
  const [rows, counted] = await Promise.all([
    wanted
      .orderBy('day')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    tx
      .selectFrom(wanted.as('holiday'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** The holidays of an estate from a day on, for `addWorkingDays` of the contract. */
export async function holidaysOf(tx: Tx, estate_id: string, from: Day): Promise<ReadonlySet<Day>> {
  const rows = await holidays(tx, estate_id).where('day', '>=', from).execute()
  return new Set(rows.map((row) => row.day))
}

/** The same for several estates, by estate. */
export async function holidaysOfEstates(
  tx: Tx,
  estate_ids: readonly string[],
  from: Day,
): Promise<(estate_id: string) => ReadonlySet<Day>> {
  const rows = await tx
    .selectFrom('holiday')
    .select(['day', 'estate_id'])
    .where(sql<boolean>`(estate_id is null or estate_id = any (${estate_ids}::uuid[]))`)
    .where('day', '>=', from)
    .execute()
  const daysOf = Map.groupBy(rows, (row) => row.estate_id)
  return (estate_id) =>
    new Set([...(daysOf.get(null) ?? []), ...(daysOf.get(estate_id) ?? [])].map(({ day }) => day))
}

/** National holidays, which are also the banks' holidays. */
export async function nationalHolidays(tx: Tx, from: Day): Promise<ReadonlySet<Day>> {
  const rows = await holidays(tx, null).where('day', '>=', from).execute()
  return new Set(rows.map((row) => row.day))
}

export const findHoliday = (tx: Tx, estate_id: string | null, id: string) =>
  holidays(tx, estate_id).where('id', '=', id).executeTakeFirst()

export const findHolidayOn = (tx: Tx, estate_id: string | null, day: Day) =>
  holidays(tx, estate_id).where('day', '=', day).executeTakeFirst()
