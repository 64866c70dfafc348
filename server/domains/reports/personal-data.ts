import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const reportsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'report_view',
      activity: 'OFFICE',
      of: 'user_id',
      holds: { name: 'words', asked: 'words' },
      erase: 'rows',
      goes_at_once: true,
    },
    { table: 'report_file', activity: 'OFFICE', of: null, holds: { wanted: 'words' }, erase: {} },
  ],
  none: {
    report_view: 'every stopped',
    report_file: 'failure',
  },
}
