import type { AccountKind } from '@gida/contract/domains/books/trust'
import {
  given,
  readCount,
  readDay,
  readEstate,
  readOneOf,
  readPages,
  readText,
} from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
const KINDS = Object.keys({
  PROVIDER: true,
  PROVIDER_LANDLORDS: true,
  BANK: true,
  TRUST_BANK: true,
  CASH: true,
  DISPUTED: true,
  VENDOR_ADVANCES: true,
  LANDLORDS: true,
  THIRD_PARTIES: true,
  DEPOSITS: true,
  CREDITS: true,
  REFUNDS: true,
  FUNDS: true,
  VENDORS: true,
  TAXES: true,
  OTHER: true,
  COMMISSION: true,
  FEES: true,
  PROVIDER_FEES: true,
  LOSSES: true,
  RECEIVABLE: true,
  UNCOLLECTED: true,
} satisfies Record<AccountKind, true>) as AccountKind[]

export const readTrustSearch = (raw: Raw) =>
  given({ ...readPages(raw), at: readDay(raw, 'at'), estate_id: readEstate(raw) })
export const readAccountsSearch = (raw: Raw) =>
  given({ ...readPages(raw), kind: readOneOf(raw, 'kind', KINDS), at: readDay(raw, 'at') })
export const readEntriesSearch = (raw: Raw) => given({ ...readPages(raw), account: readText(raw, 'account') })
export const readLedgerSearch = (raw: Raw) => given(readPages(raw))
export const readFundSearch = (raw: Raw) =>
  given({ ...readPages(raw), year: readCount(raw, 'year', 0, 2000) })
