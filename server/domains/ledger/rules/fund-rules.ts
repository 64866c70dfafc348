import type { LedgerRules } from './rule.ts'

/** Service-charge funds. */
export const fundRules: LedgerRules = {
  'each service charge expense is posted once, and reversed once where it was voided': `
    select x.id from fund_expense x
      left join journal j on j.key = 'expense:' || x.id || ':recorded'
      left join journal v on v.key = 'expense:' || x.id || ':voided'
    where j.id is null or (v.id is null) <> (x.voided_at is null)
      or x.amount is distinct from (select sum(e.amount) from posting e join account a on a.id = e.account_id
        where e.journal_id = j.id and a.code = 'fund:' || x.estate_id)`,
  'the parts of each service charge add up to its total': `
    select s.id from service_charge s
      left join service_charge_part p on p.service_charge_id = s.id left join charge c on c.id = p.charge_id
    group by s.id having coalesce(sum(c.amount), 0) <> s.amount`,
}
