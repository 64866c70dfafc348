import { resolveAccount } from '../banks/resolve-account.ts'
import { asFlag, asNumber, asText, type Fields } from '../http/loose-values.ts'
import { invalid, WireError } from '../http/wire-error.ts'
import type { Subaccount } from './subaccount.ts'

export type WantedSubaccount = Omit<
  Subaccount,
  'id' | 'business_id' | 'subaccount_code' | 'created_at' | 'updated_at'
>

/** Reads a creation, or a change when `known` holds what is left out. */
export function readSubaccount(body: Fields, known?: Subaccount): WantedSubaccount {
  const business_name = asText(body.business_name) ?? known?.business_name
  if (!business_name) throw invalid('business_name is required', 'missing_params')
  const bank_code = asText(body.settlement_bank) ?? asText(body.bank_code) ?? known?.bank_code
  if (!bank_code) throw invalid('settlement_bank is required', 'missing_params')
  const account_number = asText(body.account_number) ?? known?.account_number
  return {
    business_name,
    ...readAccount(account_number, bank_code),
    percentage_charge: readPercentage(body.percentage_charge ?? known?.percentage_charge),
    description: asText(body.description) ?? known?.description ?? null,
    primary_contact_name: asText(body.primary_contact_name) ?? known?.primary_contact_name ?? null,
    primary_contact_email: asText(body.primary_contact_email) ?? known?.primary_contact_email ?? null,
    primary_contact_phone: asText(body.primary_contact_phone) ?? known?.primary_contact_phone ?? null,
    metadata: readMetadata(body.metadata) ?? known?.metadata ?? null,
    settlement_schedule:
      asText(body.settlement_schedule)?.toUpperCase() ?? known?.settlement_schedule ?? 'AUTO',
    active: Number(asFlag(body.active) ?? known?.active !== 0),
  }
}

function readAccount(account_number: string | undefined, bank_code: string) {
  if (!account_number) throw invalid('account_number is required', 'missing_params')
  if (!/^\d{6,}$/.test(account_number)) {
    throw invalid('Account number must be at least 6 digits in length', 'invalid_params')
  }
  return { account_number, bank_code, account_name: resolveName(account_number, bank_code) }
}

/** What cannot be resolved is here a wrong request, not a wrong lookup. */
function resolveName(account_number: string, bank_code: string): string {
  try {
    return resolveAccount(account_number, bank_code).account_name
  } catch (error) {
    if (error instanceof WireError && error.http === 422) {
      throw invalid('Account details are invalid', 'invalid_params')
    }
    throw error
  }
}

function readPercentage(value: unknown): number {
  if (value === undefined || value === '') throw invalid('percentage_charge is required', 'missing_params')
  const percentage = asNumber(value)
  if (percentage === undefined || percentage < 0 || percentage > 100) {
    throw invalid('percentage_charge must be between 0 and 100', 'invalid_params')
  }
  return percentage
}

function readMetadata(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}
