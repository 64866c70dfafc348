import { expect, it } from 'vitest'
import { addressedList } from './addressed-list.tsx'

const words = { noun: 'bill', loading: '', empty: 'No bills', emptyForFilter: 'No bills like this' }
const emptyOf = (search: { page?: number; estate_id?: string; status?: string }) =>
  addressedList({
    ...{ list: {} as never, search, read: () => search, go: () => {}, filters: [] },
    ...{ words: words as never, motif: 'frame' as const },
  }).empty.props

it('offers to clear whatever narrows an empty list, also an estate that its address names', () => {
  expect(emptyOf({ page: 2 }).isFiltered).toBe(false)
  expect(emptyOf({ status: 'OPEN' }).isFiltered).toBe(true)
  expect(emptyOf({ estate_id: '01900000-0000-7000-8000-000000000002' }).isFiltered).toBe(true)
})
