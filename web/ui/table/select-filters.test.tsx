import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { onScreen } from '../testing.ts'
import { type ListFilter, selectFilters } from './select-filters.tsx'

const FILTERS: ListFilter<{ status?: string; kind?: string }>[] = [
  {
    field: 'status',
    label: 'Status',
    all: 'Every status',
    options: [
      { value: 'OPEN', label: 'Open' },
      { value: 'CLOSED', label: 'Closed' },
    ],
  },
  { field: 'kind', label: 'Kind', all: 'Every kind', options: [{ value: 'RENT', label: 'Rent' }] },
]

onScreen('phone')

it('has a chip for each filter that is on, which takes it off', () => {
  const change = vi.fn()
  const { filtersOn } = selectFilters(FILTERS, { status: 'OPEN' }, change)
  expect(filtersOn.map(({ label }) => label)).toEqual(['Open'])
  filtersOn[0]?.onClear()
  expect(change).toHaveBeenCalledWith({ status: undefined })
})

it('narrows by one field at a time, and all of it again', () => {
  const change = vi.fn()
  render(selectFilters(FILTERS, { status: 'OPEN' }, change).filters)
  const choose = (value: string) => fireEvent.change(screen.getByLabelText('Status'), { target: { value } })
  choose('CLOSED')
  expect(change).toHaveBeenLastCalledWith({ status: 'CLOSED' })
  choose('')
  expect(change).toHaveBeenLastCalledWith({ status: undefined })
})
