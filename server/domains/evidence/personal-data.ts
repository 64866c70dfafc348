import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const evidencePersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'evidence_bundle',
      activity: 'PAPERS',
      of: null,
      holds: { title: 'words', wanted: 'words', slips: 'words' },
      erase: 'keep',
    },
  ],
  none: {
    evidence_bundle: 'failure pdf_sha256 zip_sha256 list_sha256',
    evidence_download: 'format',
  },
}
