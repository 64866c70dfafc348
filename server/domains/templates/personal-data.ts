import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const templatesPersonalData: PersonalDataOfDomain = {
  data: [
    { table: 'template_paper', activity: 'PAPERS', of: null, holds: { content: 'words' }, erase: 'keep' },
  ],
  none: {
    template: 'name source sent_sha256',
    template_paper: 'sha256',
    template_version: 'body variables sha256',
    paper_batch: 'variables',
    paper_batch_item: 'failure',
  },
}
