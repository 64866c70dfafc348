import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const importsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'import',
      activity: 'MONEY',
      of: null,
      holds: {
        file_name: 'file',
        sheets: 'words',
        sheet: 'words',
        first_rows: 'words',
        notes: 'words',
        result: 'words',
      },
      erase: 'keep',
    },
    {
      table: 'import_row',
      activity: 'MONEY',
      of: null,
      holds: { cells: 'words', plan: 'words' },
      erase: 'keep',
    },
    {
      table: 'import_fault',
      activity: 'OFFICE',
      of: null,
      holds: { value: 'words', message: 'words' },
      erase: {},
    },
  ],
  none: {
    import: 'columns counts failure',
    import_row: 'made',
    import_fault: 'kind code',
    import_invitee: 'state',
  },
}
