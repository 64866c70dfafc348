import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { isOnHold } from '../../platform/retention/on-hold.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const adminPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'wording_proposal',
      activity: 'WORDING',
      // By id, as the audit log identifies changes.
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
