import { describe, expect, it } from 'vitest'
import { given, linkTo, parseSearch, readCount, readOneOf, readText, stringifySearch } from './search.ts'

describe('the search of an address', () => {
  it('stands there as plain text', () => {
    expect(stringifySearch({ page: 2, search: '2026', status: undefined })).toBe('?page=2&search=2026')
    expect(parseSearch('?page=2&search=2026')).toEqual({ page: '2', search: '2026' })
    expect(stringifySearch({})).toBe('')
  })
  it('drops what does not fit, and the default', () => {
    const raw = { page: '0', limit: '20', status: 'LOST', search: '  ' }
    const read = {
      page: readCount(raw, 'page'),
      limit: readCount(raw, 'limit', 20),
      status: readOneOf(raw, 'status', ['FAILED']),
      search: readText(raw, 'search'),
    }
    expect(given(read)).toEqual({})
  })
  it('takes an address of the server apart', () => {
    expect(linkTo('/dashboard/payments?status=FAILED#x')).toEqual({
      to: '/dashboard/payments',
      search: { status: 'FAILED' },
      hash: 'x',
    })
  })
})
