import type { LedgerRules } from './rule.ts'

/** Expected balance of each vendor account from its documents, against its entries; per estate and vendor. */
const vendorAccount = (account: string, byDocuments: string): string => `
  select 1 from (
    select estate_id, vendor_id::text as vendor, sum(amount) as amount from (${byDocuments}) d group by 1, 2) d
  full join (
    select a.estate_id, split_part(a.code, ':', 3) as vendor, -sum(p.amount) as amount
    from account a join posting p on p.account_id = a.id where a.code like '${account}:vendor:%' group by 1, 2) b
    using (estate_id, vendor)
  where coalesce(d.amount, 0) <> coalesce(b.amount, 0)`

const PAID = (kind: string) =>
  `select estate_id, vendor_id, -amount as amount from vendor_payment where kind = '${kind}' and voided_at is null`

/** Vendor bills, payments and withholding tax. */
export const vendorRules: LedgerRules = {
  'each vendor bill is posted once, and reversed once where it was voided': `
    select b.id from vendor_bill b
      left join journal j on j.key = 'vendor-bill:' || b.id || ':approved'
      left join journal v on v.key = 'vendor-bill:' || b.id || ':voided'
    where j.id is null or (v.id is null) <> (b.voided_at is null)
      or b.amount is distinct from (select sum(e.amount) from posting e join account a on a.id = e.account_id
        where e.journal_id = j.id
          and (b.bearer = 'FUND' and a.code = 'fund:' || b.estate_id
            or a.code in (select 'payable:' || known from app.ids_of(b.landlord_id) known)))`,
  'each vendor payment is posted once, and reversed once where it was voided': `
    select x.id from vendor_payment x
      left join journal j on j.key = 'vendor-payment:' || x.id || ':sent'
      left join journal v on v.key = 'vendor-payment:' || x.id || ':voided'
    where j.id is null or (v.id is null) <> (x.voided_at is null)
      or x.amount - x.tax_amount + x.cost is distinct from (
        select -sum(e.amount) from posting e join account a on a.id = e.account_id
        where e.journal_id = j.id and (a.code = 'bank:trust' or a.code like 'cash:%'))`,
  'what is owed to each vendor equals approved bills less payments': vendorAccount(
    'payable',
    `select estate_id, vendor_id, amount - retention_amount - advance_amount as amount from vendor_bill where voided_at is null
     union all ${PAID('BILL')}`,
  ),
  'what is kept of each vendor’s bills equals the retentions less what was paid of them': vendorAccount(
    'retention',
    `select estate_id, vendor_id, retention_amount as amount from vendor_bill where voided_at is null
     union all ${PAID('RETENTION')}`,
  ),
  'what each vendor has in advance equals what was paid before, less what was set against bills':
    vendorAccount(
      'advance',
      `select estate_id, vendor_id, advance_amount as amount from vendor_bill where voided_at is null
     union all ${PAID('ADVANCE')}`,
    ),
  'withheld tax equals what was kept back less what was sent on': `
    select 1 from (
      select estate_id, sum(amount) as amount from (
        select estate_id, tax_amount as amount from vendor_payment where voided_at is null
        union all select estate_id, -amount from wht_remittance where voided_at is null) t group by 1) d
    full join (
      select a.estate_id, -sum(p.amount) as amount from account a join posting p on p.account_id = a.id
      where a.code = 'payable:wht' group by 1) b using (estate_id)
    where coalesce(d.amount, 0) <> coalesce(b.amount, 0)`,
  'nothing is paid beyond its vendor bill': `
    select b.id from vendor_bill b left join vendor_payment p on p.bill_id = b.id and p.voided_at is null
    group by b.id having
      coalesce(sum(p.amount) filter (where p.kind = 'BILL'), 0) <> b.paid_amount
      or coalesce(sum(p.amount) filter (where p.kind = 'RETENTION'), 0) <> b.retention_paid
      or coalesce(sum(p.amount), 0) > b.amount - b.advance_amount`,
}
