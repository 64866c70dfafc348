import { type RawBuilder, sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { extensionOf } from './download/document-file.ts'
import { fileKey } from './filing/file-key.ts'

/** Documents other than those filed under the person; `areOfOthers` selects the ones about somebody else, whoever filed them. */
const papers = (person: RawBuilder<string>, areOfOthers: boolean) => sql`
  not (related_entity_type = 'person' and related_entity_id = ${person})
  and (coalesce(person_id, ${person}) <> ${person} and landlord_id is distinct from ${person}) = ${sql.lit(areOfOthers)}`

const filedBy = (person: RawBuilder<string>, areOfOthers: boolean) =>
  sql`uploaded_by = ${person} and ${papers(person, areOfOthers)}`

const versionsFiledBy = (person: RawBuilder<string>, areOfOthers: boolean) =>
  sql`uploaded_by = ${person} and document_id in (select id from document where ${papers(person, areOfOthers)})`

const filesOf = ({ id, content_type }: Readonly<Record<string, unknown>>) => ({
  keys: [fileKey(String(id)), fileKey(String(id), 'preview')],
  name: `paper ${id}.${extensionOf(String(content_type))}`,
})

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const documentsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'document_version',
      activity: 'PAPERS',
      of: {
        by: 'id',
        where: (person) =>
          sql`document_id in (select id from document where related_entity_type = 'person' and related_entity_id = ${person})`,
      },
      holds: { reason: 'words', verify_note: 'words' },
      erase: { reason: '', verify_note: '' },
      withheld: ['verify_note'],
      files: filesOf,
    },
    {
      table: 'document',
      activity: 'PAPERS',
      of: {
        by: 'id',
        where: (person) => sql`related_entity_type = 'person' and related_entity_id = ${person}`,
      },
      holds: { name: 'file', description: 'words', identity_last4: 'identity', words: 'words' },
      erase: 'rows',
    },
    {
      table: 'document_version',
      activity: 'PAPERS',
      of: { by: 'id', where: (person) => versionsFiledBy(person, false) },
      holds: { reason: 'words' },
      erase: 'keep',
      files: filesOf,
    },
    {
      table: 'document_version',
      activity: 'PAPERS',
      of: { by: 'id', where: (person) => versionsFiledBy(person, true) },
      holds: { reason: 'words' },
      erase: 'keep',
      is_of_others: true,
    },
    {
      table: 'document',
      activity: 'PAPERS',
      of: { by: 'id', where: (person) => filedBy(person, false) },
      holds: { name: 'file', description: 'words', words: 'words' },
      erase: 'keep',
      withheld: ['words'],
    },
    {
      table: 'document',
      activity: 'PAPERS',
      of: { by: 'id', where: (person) => filedBy(person, true) },
      holds: { name: 'file', description: 'words', words: 'words' },
      erase: 'keep',
      is_of_others: true,
    },
  ],
  none: {
    document_version: 'content_type sha256 sent_sha256',
  },
}
