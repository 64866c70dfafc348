import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
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
