import type { LedgerRules } from './rule.ts'

/** Receipt numbers and signature chain. */
export const receiptRules: LedgerRules = {
  'receipt numbers have no gaps': `
    select 1 from (select estate_id, year, count(*) as n, max(sequence) as last, min(sequence) as first
      from receipt group by 1, 2) r
    left join receipt_counter c using (estate_id, year)
    where r.n <> r.last or r.first <> 1 or c.last_number is distinct from r.last`,
  'each signed receipt carries the digest of the landlord’s receipt before it': `
    select r.id from receipt r
      left join receipt before on before.chain_id = r.chain_id and before.chain_position = r.chain_position - 1
    where r.signed_text is not null and (r.signed_text::jsonb ->> 12) is distinct from coalesce(rtrim(translate(
      encode(sha256(convert_to(before.signed_text, 'utf8')), 'base64'), '+/', '-_'), '='), '')`,
}
