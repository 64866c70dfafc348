import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const analyticsPersonalData: PersonalDataOfDomain = {
  data: [],
  none: {
    kept_figure: 'name answer',
  },
}
