import { type RawBuilder, sql } from 'kysely'
import { ERASED, type PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { fileKey } from './files/add-file.ts'

/** The person a request is for, or else its reporter. */
const requestOf = (person: RawBuilder<string>) =>
  sql`(tenant_id = ${person} or tenant_id is null and reported_by = ${person})`

/** What somebody added to their own requests, or to those of others. */
const filesBy = (person: RawBuilder<string>, areOfOthers: boolean) => sql`uploaded_by = ${person}
  and (request_id not in (select id from maintenance_request where ${requestOf(person)})) = ${sql.lit(areOfOthers)}`

const filesOf = ({ id, name }: Readonly<Record<string, unknown>>) => ({
  keys: [fileKey(String(id)), fileKey(String(id), 'preview')],
  name: String(name),
})

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const maintenancePersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'maintenance_request',
      activity: 'UPKEEP',
      of: { by: 'id', where: requestOf },
      holds: {
        answers: 'words',
        title: 'words',
        description: 'words',
        contact_name: 'name',
        contact_phone: 'contact',
        preferred_times: 'words',
        rating_note: 'words',
      },
      erase: {
        answers: '[]',
        title: ERASED,
        description: ERASED,
        contact_name: ERASED,
        contact_phone: null,
        preferred_times: '[]',
        rating_note: '',
      },
      withheld: [],
    },
    {
      table: 'maintenance_event',
      activity: 'UPKEEP',
      of: 'actor_id',
      holds: { note: 'words' },
      erase: { note: '' },
    },
    {
      table: 'maintenance_file',
      activity: 'UPKEEP',
      of: { by: 'id', where: (person) => filesBy(person, false) },
      holds: { name: 'file' },
      erase: { name: ERASED },
      files: filesOf,
    },
    {
      table: 'maintenance_file',
      activity: 'UPKEEP',
      of: { by: 'id', where: (person) => filesBy(person, true) },
      holds: { name: 'file' },
      erase: { name: ERASED },
      is_of_others: true,
      files: filesOf,
    },
  ],
  none: {
    maintenance_event: 'from_value to_value',
    maintenance_file: 'content_type sha256',
  },
}
