import { estates } from '@gida/contract/domains/estates/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../../platform/http/call.ts'
import { getEstate } from '../queries.ts'
import { addHoliday, addNationalHoliday } from './add-holiday.ts'
import { listHolidays } from './holiday-queries.ts'
import { removeHoliday, removeNationalHoliday } from './remove-holiday.ts'

export function holidayRoutes({ on }: Mount): void {
  on(estates.listHolidays, async (tx, { actor, params, query }) => {
    const estate = await getEstate(tx, actor, params.id)
    const { rows, total } = await listHolidays(tx, estate.id, query)
    return { data: rows, pagination: pagination(query, total) }
  })

  on(estates.addHoliday, (tx, { actor, params, body }) => addHoliday(tx, actor, params.id, body))

  on(estates.removeHoliday, async (tx, { actor, params }) => {
    await removeHoliday(tx, actor, params.id, params.holiday_id)
    return undefined
  })

  on(estates.listNationalHolidays, async (tx, { query }) => {
    const { rows, total } = await listHolidays(tx, null, query)
    return { data: rows, pagination: pagination(query, total) }
  })

  on(estates.addNationalHoliday, (tx, { actor, body }) => addNationalHoliday(tx, actor, body))

  on(estates.removeNationalHoliday, async (tx, { actor, params }) => {
    await removeNationalHoliday(tx, actor, params.holiday_id)
    return undefined
  })
}
