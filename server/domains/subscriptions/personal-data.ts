import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** No personal data: invoices name the estate and its units, but no people. */
export const subscriptionsPersonalData: PersonalDataOfDomain = {
  data: [],
  none: {
    price_plan: 'name billed sent_sha256',
    platform_seller: 'name address tax_id',
    platform_number: 'paper',
    platform_invoice: 'number facts',
    platform_invoice_payment:
      'reference access_code authorization_url channel failure provider_reference receipt_number review settlement_id',
    platform_credit_note: 'number reason',
    platform_reversal: 'kind provider_id status reason settlement_id answer',
    platform_journal: 'key memo',
    platform_entry: 'account',
  },
}
