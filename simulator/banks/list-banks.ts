import { asFlag, asText, type Fields } from '../http/loose-values.ts'
import { pageNumber, pageSize, readCursor, wantsCursor, writeCursor } from '../http/pages.ts'
import { type Bank, bankList } from './bank-list.ts'

const largestPage = 100

/** The whole list, or a page of it when the caller asks for pages; `meta` comes with a cursor only. */
export function listBanks(query: Fields): { data: object[]; meta?: object } {
  const banks = bankList.filter((bank) => matches(bank, query))
  const show = (bank: Bank) => presentBank(bank, asFlag(query.include_nip_sort_code) === true)
  const perPage = pageSize(query, largestPage)
  if (!wantsCursor(query)) {
    const wantsPage = query.page !== undefined || query.perPage !== undefined || query.per_page !== undefined
    const start = (pageNumber(query) - 1) * perPage
    return { data: (wantsPage ? banks.slice(start, start + perPage) : banks).map(show) }
  }
  const start = readCursor(query.next) ?? readCursor(query.previous) ?? 0
  const meta = {
    next: start + perPage < banks.length ? writeCursor(start + perPage) : null,
    previous: start > 0 ? writeCursor(Math.max(0, start - perPage)) : null,
    perPage,
  }
  return { data: banks.slice(start, start + perPage).map(show), meta }
}

/** Every bank here is Nigerian, takes transfers and can be asked for an account's name. */
function matches(bank: Bank, query: Fields): boolean {
  const country = asText(query.country)?.toLowerCase()
  const payWithBank = asFlag(query.pay_with_bank)
  const gateway = asText(query.gateway)
  return (
    (country === undefined || country === 'nigeria' || country === 'ng') &&
    (asText(query.currency) ?? 'NGN') === 'NGN' &&
    (asText(query.type) ?? 'nuban') === 'nuban' &&
    (payWithBank !== true || bank.pay_with_bank) &&
    (gateway === undefined || bank.gateway === gateway)
  )
}

function presentBank(bank: Bank, withSortCode: boolean) {
  return {
    id: bank.id,
    name: bank.name,
    slug: bank.slug,
    code: bank.code,
    longcode: bank.longcode,
    ...(withSortCode && { nip_sort_code: bank.nip_sort_code }),
    gateway: bank.gateway,
    pay_with_bank: bank.pay_with_bank,
    active: bank.active,
    is_deleted: false,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    createdAt: '2016-07-14T10:04:29.000Z',
    updatedAt: '2025-06-02T11:00:00.000Z',
  }
}
