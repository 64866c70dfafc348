import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const analyticsPersonalData: PersonalDataOfDomain = {
  data: [],
  none: {
    kept_figure: 'name answer',
  },
}
