import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const assetsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'checklist_step',
      activity: 'UPKEEP',
      of: 'answered_by',
      holds: { answer: 'words', note: 'words' },
      erase: { note: '' },
    },
    {
      table: 'asset_status_log',
      activity: 'UPKEEP',
      of: 'actor_id',
      holds: { note: 'words' },
      erase: { note: '' },
    },
    { table: 'asset', activity: 'UPKEEP', of: null, holds: { note: 'words' }, erase: {} },
    { table: 'asset_file', activity: 'UPKEEP', of: null, holds: { name: 'file' }, erase: {} },
  ],
  none: {
    asset: 'name maker model serial warranty_terms',
    asset_file: 'content_type sha256',
    asset_plan: 'title instructions steps rule ended_reason sent_sha256',
    plan_occurrence: 'key reason',
    checklist_step: 'title unit choices',
  },
}
