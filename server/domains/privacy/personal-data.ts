import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { exportKey } from './exports/export-queries.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const privacyPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'privacy_request',
      activity: 'REQUESTS',
      of: 'user_id',
      holds: {
        words: 'words',
        delay_reason: 'words',
        answer: 'words',
        blockers: 'words',
        kept_data: 'words',
      },
      erase: 'keep',
    },
    {
      table: 'consent',
      activity: 'CONSENTS',
      of: 'user_id',
      holds: {},
      erase: 'keep',
    },
    {
      table: 'personal_export',
      activity: 'REQUESTS',
      of: 'user_id',
      holds: {},
      erase: 'rows',
      goes_at_once: true,
      files: ({ id }) => ({ keys: [exportKey(String(id))], name: '' }),
      is_of_others: true,
    },
  ],
  none: {
    personal_export: 'sha256 failure',
    breach: 'title happened data_kinds effects measures risk_reason lesson',
    consent: 'language',
    consent_text: 'language title body digest',
  },
}
