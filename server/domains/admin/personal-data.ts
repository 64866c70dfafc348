import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const adminPersonalData: PersonalDataOfDomain = {
  data: [],
  none: {
    given_up_job: 'name fault reason',
    platform_revenue: 'source note',
  },
}
