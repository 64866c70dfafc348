import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const integrationsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'api_key',
      activity: 'SECURITY',
      of: 'user_id',
      holds: { name: 'words', key_hash: 'secret' },
      erase: 'rows',
      withheld: ['key_hash'],
    },
  ],
  none: {
    api_key: 'prefix last_four scopes',
    webhook_delivery: 'event body status answer fault',
    webhook_endpoint: 'url events sealed_secret sealed_previous status off_reason',
  },
}
