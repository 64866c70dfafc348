import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const signingPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'signer',
      activity: 'PAPERS',
      of: 'user_id',
      holds: { name: 'name', email: 'contact', phone: 'contact', device_hash: 'device', code_hash: 'secret' },
      erase: 'keep',
      withheld: ['device_hash', 'code_hash'],
    },
    {
      table: 'signature',
      activity: 'PAPERS',
      of: {
        by: 'signer_id',
        where: (person) => sql`signer_id in (select id from signer where user_id = ${person})`,
      },
      holds: { value: 'words', ip: 'device', user_agent: 'device', filled: 'words' },
      erase: 'keep',
    },
    {
      table: 'signing_event',
      activity: 'PAPERS',
      of: {
        by: 'id',
        where: (person) => sql`signer_id in (select id from signer where user_id = ${person})`,
      },
      holds: { detail: 'words', ip: 'device', user_agent: 'device' },
      erase: 'keep',
      withheld: ['detail'],
    },
    {
      table: 'signature_request',
      activity: 'PAPERS',
      of: null,
      holds: { message: 'words', reason: 'words', fields: 'words' },
      erase: 'keep',
    },
    { table: 'signer_link', activity: 'PAPERS', of: null, holds: { token_hash: 'secret' }, erase: {} },
  ],
  none: {
    signature: 'consent_sha256',
    signature_request: 'frozen_sha256 sealed_sha256 evidence evidence_signature evidence_key',
    seal_certificate: 'id algorithm public_key chain',
  },
}
