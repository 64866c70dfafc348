import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What an estate pays for Gida is its own business: its papers name the estate and its units, and nobody. */
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
