import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const auditPersonalData: PersonalDataOfDomain = {
  data: [
    { table: 'audit_value', activity: 'LOG', of: null, holds: { value: 'words', salt: 'secret' }, erase: {} },
    {
      table: 'audit_change',
      activity: 'LOG',
      of: null,
      holds: { origin: 'device', before: 'words', after: 'words', place: 'words' },
      erase: {},
    },
  ],
  none: {
    audit_value: 'field',
    audit_change: 'acting table_name subject_type',
    audit_entry: 'text hash previous_hash action table_name subject_type',
    audit_key: 'verifier',
    audit_root: 'text signature',
  },
}
