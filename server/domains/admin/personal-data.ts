import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { isOnHold } from '../../platform/retention/on-hold.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const adminPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'wording_proposal',
      activity: 'WORDING',
      // By the id, by which the log places a change.
      of: { by: 'id', where: (person) => sql`proposer_id = ${person}` },
      holds: { proposed: 'words', why: 'words', decline_reason: 'words' },
      erase: 'rows',
    },
  ],
  none: {
    given_up_job: 'name fault reason',
    platform_revenue: 'source note sent_sha256',
    estate_suspension: 'reason lifted_reason',
    estate_verification: 'paper withdrawn_reason',
    feature_override: 'feature reason',
    legal_hold: 'reason lifted_reason',
    platform_announcement: 'title body roles',
    person_merge: 'reason moved',
    wording_proposal: 'language key english present',
  },
  blocks: async (tx, user_id) =>
    (await isOnHold(tx, { user_id }))
      ? [
          {
            reason:
              'The law obliges us to keep what may be needed in a claim. We look at it again regularly.',
            until: null,
          },
        ]
      : [],
}
