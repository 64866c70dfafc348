import { ERASED, type PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { fileKey } from './files/add-file.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const maintenancePersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'maintenance_request',
      activity: 'UPKEEP',
      of: 'reported_by',
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
      of: 'uploaded_by',
      holds: { name: 'file' },
      erase: { name: ERASED },
      files: ({ id, name }) => ({
        keys: [fileKey(String(id)), fileKey(String(id), 'preview')],
        name: String(name),
      }),
    },
  ],
  none: {
    maintenance_event: 'from_value to_value',
    maintenance_file: 'content_type sha256',
  },
}
