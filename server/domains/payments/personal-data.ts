import { type RawBuilder, sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { keyOf } from './offline/evidence/evidence.ts'

/** What somebody added: of others is what stands with the money of somebody else. */
const evidenceBy = (person: RawBuilder<string>, isOfOthers: boolean) => sql`uploaded_by = ${person}
  and (app.evidence_is_used(id) and not exists (select from offline_payment o join payment p on p.id = o.payment_id
    where o.evidence_id = evidence.id and p.tenant_id = ${person})) = ${sql.lit(isOfOthers)}`

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const paymentsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'payment',
      activity: 'MONEY',
      of: 'tenant_id',
      holds: {
        description: 'words',
        tenant_name: 'name',
        unit_label: 'address',
        failure: 'words',
        review_reason: 'words',
        review_note: 'words',
      },
      erase: 'keep',
      withheld: ['review_reason', 'review_note'],
    },
    {
      table: 'offline_payment',
      activity: 'MONEY',
      of: {
        by: 'payment_id',
        where: (person) => sql`payment_id in (select id from payment where tenant_id = ${person})`,
      },
      holds: { payer_name: 'name', reversal_reason: 'words' },
      erase: 'keep',
      withheld: ['payer_name'],
    },
    {
      table: 'evidence',
      activity: 'MONEY',
      of: { by: 'id', where: (person) => evidenceBy(person, false) },
      holds: { name: 'file' },
      erase: 'keep',
      files: ({ id, name }) => ({ keys: [keyOf(String(id))], name: String(name) }),
    },
    {
      table: 'evidence',
      activity: 'MONEY',
      of: { by: 'id', where: (person) => evidenceBy(person, true) },
      holds: { name: 'file' },
      erase: 'keep',
      is_of_others: true,
    },
    // Neither shown nor copied to the payer: the law forbids to tip anybody off.
    { table: 'cash_flag', activity: 'MONEY', of: null, holds: {}, erase: 'keep' },
    { table: 'provider_event', activity: 'MONEY', of: null, holds: { body: 'words' }, erase: {} },
  ],
  none: {
    payment: 'reference subaccount_code provider_reference authorization_url access_code',
    offline_payment: 'reversal_kind payer_kind',
    cash_flag: 'rule',
    evidence: 'content_type sha256',
    cash_banking: 'slip',
    provider_event: 'event object_reference object_status distinct_by',
  },
  blocks: async (tx, user_id) => {
    const { rows } = await sql`
      select from payment where tenant_id = ${user_id} and status in ('PENDING', 'PROCESSING') limit 1`.execute(
      tx,
    )
    return rows.length === 0
      ? []
      : [{ reason: 'You have a payment in progress. It must be completed or cancelled first.', until: null }]
  },
}
