import type { LedgerRules } from './rule.ts'

const NET_OF = (kept: string) => `${kept} - (i.vat * (${kept})) / (i.net + i.vat)`

/** Gida's own books, and their separation from clients' money. */
export const platformRules: LedgerRules = {
  'every journal of the platform balances, with two entries or more': `
    select journal_id from platform_entry group by journal_id having sum(amount) <> 0 or count(*) < 2
    union all select j.id from platform_journal j where not exists (select from platform_entry e where e.journal_id = j.id)`,
  'what is owed of each platform invoice equals its entries': `
    select i.id from platform_invoice i left join (
      select invoice_id, coalesce(sum(amount) filter (where account = 'receivable'), 0) as owed,
        coalesce(sum(amount) filter (where account = 'vat'), 0) as vat
      from platform_entry group by 1) e on e.invoice_id = i.id
    where coalesce(e.owed, 0) <> i.open_amount
      or coalesce(e.vat, 0) <> (i.vat * i.credit_notes) / (i.net + i.vat) - i.vat`,
  'each platform invoice is what its months cost': `
    select i.id from platform_invoice i left join (
      select invoice_id, sum(amount) as amount from subscription_month group by 1) m on m.invoice_id = i.id
    where i.net <> coalesce(m.amount, 0)`,
  'what was paid and credited of platform invoices equals payments, notes and credit': `
    select i.id from platform_invoice i
      left join (select invoice_id, sum(applied) as applied from platform_invoice_payment group by 1) p on p.invoice_id = i.id
      left join (select invoice_id, sum(amount) as amount, sum(applied) as applied from platform_credit_note group by 1) n
        on n.invoice_id = i.id
      left join (select invoice_id, sum(reopened) as amount from platform_reversal group by 1) r on r.invoice_id = i.id
      left join (select j.key, sum(e.amount) as amount from platform_journal j join platform_entry e on e.journal_id = j.id
        where e.account = 'credit' and j.key like 'invoice:%:credit' group by 1) c on c.key = 'invoice:' || i.id || ':credit'
    where i.paid <> coalesce(p.applied, 0) + coalesce(c.amount, 0) - coalesce(r.amount, 0) or i.credited <> coalesce(n.applied, 0)
      or i.credit_notes <> coalesce(n.amount, 0)
    union all
    select estate_id from platform_entry where account = 'credit' group by estate_id having sum(amount) > 0`,
  'revenue of plans equals what is kept of invoices, without VAT': `
    select i.id from platform_invoice i left join (
      select invoice_id, sum(amount) as amount from platform_revenue group by 1) r on r.invoice_id = i.id
    where coalesce(r.amount, 0) <> ${NET_OF('i.paid - (i.credit_notes - i.credited)')}`,
  'what the provider holds of the platform equals its receipts less settlements': `
    select 1 from (select coalesce(sum(amount), 0) as held from platform_entry where account = 'clearing') e,
      (select coalesce(sum(amount - coalesce(fees, 0)), 0) as owed from platform_invoice_payment
        where status = 'COMPLETED' and settlement_id is null) p,
      (select coalesce(sum(amount), 0) as back from platform_reversal where status = 'TAKEN' and settlement_id is null) r
    where e.held <> p.owed - r.back`,
  'what went back of the platform’s money is borne by its estates, or waits for a person': `
    select r.id from platform_reversal r where r.status = 'TAKEN' and r.amount - r.from_credit - r.reopened is distinct from (
      select coalesce(sum(e.amount) filter (where e.account = 'disputed'), 0)
      from platform_journal j join platform_entry e on e.journal_id = j.id where j.key = 'reversal:' || r.id)`,
  'settlements of the platform’s money came, and fit': `
    select id from settlement_difference where invoice_payment_id is not null and closed_at is null`,
  'numbers of the platform’s papers have no gaps': `
    select 1 from (
      select 'INVOICE' as paper, year, count(*) as n, max(sequence) as last from platform_invoice group by 2
      union all select 'CREDIT_NOTE', year, count(*), max(sequence) from platform_credit_note group by 2
      union all select 'RECEIPT', split_part(receipt_number, '-', 2)::int, count(*), max(split_part(receipt_number, '-', 3)::int)
        from platform_invoice_payment where receipt_number is not null group by 2) p
    full join platform_number c using (paper, year)
    where p.n <> p.last or p.last is distinct from c.last_number`,
  'no money of the platform is in the books of clients': `
    select 1 from platform_invoice_payment i join payment p using (reference)
    union all select 1 from platform_invoice_payment i join settlement_line l using (reference)`,
}
