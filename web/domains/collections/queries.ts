import type { SendReminders } from '@gida/contract/domains/collections/reminder'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { ArrearsSearch } from './search.ts'

const { collections } = client
const FRESH = { fresh: 'critical' } as const

export const arrearsQuery = ({ who: _who, unit_id: _unit, ...search }: ArrearsSearch) => ({
  ...query(collections.listArrears, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
export const arrearsByAgeQuery = (estate_id?: string) =>
  query(collections.getArrearsByAge, { query: { estate_id } }, FRESH)
export const debtorQuery = (id: string) => query(collections.getDebtor, { params: { id } }, FRESH)

/** Preview of the reminders; never cached. */
export const previewQuery = (body: SendReminders) => ({
  ...query(collections.previewReminders, { body }, FRESH),
  placeholderData: keepPreviousData,
  gcTime: 0,
})

export const reminderRuleQuery = (id: string) => query(collections.getReminderRule, { params: { id } })
