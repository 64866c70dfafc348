import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { fileKey } from './filing/file-key.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
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
      files: ({ id, content_type }) => ({
        keys: [fileKey(String(id)), fileKey(String(id), 'preview')],
        name: `paper ${id}.${String(content_type).split('/')[1]}`,
      }),
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
      of: {
        by: 'id',
        where: (person) =>
          sql`uploaded_by = ${person} and document_id not in (select id from document where related_entity_type = 'person' and related_entity_id = ${person})`,
      },
      holds: { reason: 'words' },
      erase: 'keep',
      files: ({ id, content_type }) => ({
        keys: [fileKey(String(id)), fileKey(String(id), 'preview')],
        name: `paper ${id}.${String(content_type).split('/')[1]}`,
      }),
    },
    {
      table: 'document',
      activity: 'PAPERS',
      of: {
        by: 'id',
        where: (person) =>
          sql`uploaded_by = ${person} and not (related_entity_type = 'person' and related_entity_id = ${person})`,
      },
      holds: { name: 'file', description: 'words', words: 'words' },
      erase: 'keep',
      withheld: ['words'],
    },
  ],
  none: {
    document_version: 'content_type sha256 sent_sha256',
  },
}
