import { describe, expect, it } from 'vitest'
import { chooseEstate } from '../session/chosen-estate.ts'
import {
  given,
  isFiltered,
  linkTo,
  parseSearch,
  readCount,
  readDay,
  readEstate,
  readOneOf,
  readText,
  stringifySearch,
} from './search.ts'

describe('the search of an address', () => {
  it('stands there as plain text', () => {
    expect(stringifySearch({ page: 2, search: '2026', status: undefined })).toBe('?page=2&search=2026')
    expect(parseSearch('?page=2&search=2026')).toEqual({ page: '2', search: '2026' })
    expect(stringifySearch({})).toBe('')
  })
  it('drops what does not fit, and the default', () => {
    const raw = { page: '0', limit: '20', status: 'LOST', search: '  ', from: '2026-02-31' }
    const read = {
      page: readCount(raw, 'page'),
      limit: readCount(raw, 'limit', 20),
      status: readOneOf(raw, 'status', ['FAILED']),
      search: readText(raw, 'search'),
      from: readDay(raw, 'from'),
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

describe('a list', () => {
  it('is filtered by what can be cleared there, and not by the estate that the header says', () => {
    const palm = '01900000-0000-7000-8000-000000000002'
    chooseEstate(palm)
    const search = { page: 2, estate_id: readEstate({}) }
    expect(isFiltered(search)).toBe(false)
    expect(isFiltered({ ...search, status: 'FAILED' })).toBe(true)
    expect(isFiltered({ ...search, estate_id: '01900000-0000-7000-8000-000000000003' })).toBe(true)
    chooseEstate(null)
    expect(isFiltered({ estate_id: palm })).toBe(true)
  })
})
