import type { AuditSubject } from '@gida/contract/domains/audit/subjects'
import { addDays } from '@gida/contract/shared/dates'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { today } from '../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { LogSearch } from './search.ts'

/** On the screen of a thing. */
const MOST_OF_THING = 10

/** What is asked for, of the list and of its export. */
export const wantedBy = ({ days, page: _, ...filter }: LogSearch) => ({
  ...filter,
  ...(days && { from: addDays(today(), 1 - Number(days)) }),
})

export const logQuery = (search: LogSearch) => ({
  ...query(client.audit.listEntries, {
    query: {
      ...wantedBy(search),
      limit: PAGE_SIZE,
      ...(search.page && { page: search.page }),
    },
  }),
  placeholderData: keepPreviousData,
})

export const historyQuery = (related_entity_type: AuditSubject, related_entity_id: string) =>
  query(client.audit.listEntries, { query: { limit: MOST_OF_THING, related_entity_type, related_entity_id } })
