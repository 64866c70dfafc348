import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { onScreen } from '../testing.ts'
import { DataTable } from './DataTable.tsx'
import type { Column, DataTableProps } from './data-table-types.ts'

type Payment = { id: string; name: string; amount: number }

const payments: Payment[] = [
  { id: 'p1', name: 'Ngozi Eze', amount: 120 },
  { id: 'p2', name: 'Aisha Bello', amount: 350 },
]
const columns: Column<Payment>[] = [
  { id: 'name', head: 'Name', cell: (payment) => payment.name },
  { id: 'amount', head: 'Amount', align: 'end', sortable: true, cell: (payment) => payment.amount },
]

function show(changes: Partial<DataTableProps<Payment>> = {}) {
  const onQuery = vi.fn()
  const props: DataTableProps<Payment> = {
    label: 'Payments',
    noun: 'payments',
    columns,
    rows: payments,
    total: 45,
    rowId: (payment) => payment.id,
    query: { page: 1, limit: 20 },
    onQuery,
    renderCard: (payment) => <span>card of {payment.name}</span>,
    searchPlaceholder: 'Search by reference, type, or tenant...',
    empty: <p>No payments found</p>,
    ...changes,
  }
  const view = render(<DataTable {...props} />)
  return {
    onQuery,
    again: (next: Partial<DataTableProps<Payment>>) => view.rerender(<DataTable {...props} {...next} />),
  }
}

const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

describe('DataTable at the desk', () => {
  onScreen('desk')

  it('searches at once when the field is left: told later, it would call back who has gone on', () => {
    vi.useFakeTimers()
    const { onQuery } = show()
    search('Aisha')
    fireEvent.blur(screen.getByRole('searchbox'))
    expect(onQuery.mock.calls).toEqual([[{ search: 'Aisha', page: 1 }]])
    vi.advanceTimersByTime(1_000)
    expect(onQuery).toHaveBeenCalledTimes(1)
  })

  it('searches once the typing has rested for 300 ms, from the first page on', () => {
    vi.useFakeTimers()
    const { onQuery } = show({ query: { page: 3, limit: 20 } })
    search('Ai')
    act(() => vi.advanceTimersByTime(200))
    search('Aisha')
    act(() => vi.advanceTimersByTime(299))
    expect(onQuery).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(onQuery.mock.calls).toEqual([[{ search: 'Aisha', page: 1 }]])
  })

  it('keeps what is typed while the address follows behind, and takes what the address says by itself', () => {
    vi.useFakeTimers()
    const { again } = show()
    search('Aisha')
    act(() => vi.advanceTimersByTime(300))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Aisha')
    again({ query: { page: 1, limit: 20, search: 'Aisha' } })
    again({ query: { page: 1, limit: 20 } })
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('asks for the greatest amount first, then the least, and says so in the head', () => {
    const { onQuery, again } = show()
    const head = screen.getByRole('columnheader', { name: 'Amount' })
    expect(head.getAttribute('aria-sort')).toBe('none')
    fireEvent.click(within(head).getByRole('button'))
    expect(onQuery).toHaveBeenLastCalledWith({ page: 1, sort: '-amount' })
    again({ query: { page: 1, limit: 20, sort: '-amount' } })
    expect(head.getAttribute('aria-sort')).toBe('descending')
    fireEvent.click(within(head).getByRole('button'))
    expect(onQuery).toHaveBeenLastCalledWith({ page: 1, sort: 'amount' })
    expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('aria-sort')).toBe(false)
  })

  it('says how many of all are shown, and turns the pages', () => {
    const { onQuery, again } = show()
    expect(screen.getByText('Showing 2 of 45 payments')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(onQuery).toHaveBeenLastCalledWith({ page: 2 })
    again({ query: { page: 3, limit: 20 } })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  })

  it('leads back to the last page from beyond it, and does not say that there is nothing', () => {
    const { onQuery, again } = show({ rows: [], total: 40, query: { page: 3, limit: 20 } })
    expect(screen.queryByText('No payments found')).toBeNull()
    expect(screen.getByText('Showing 0 of 40 payments')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(onQuery).toHaveBeenLastCalledWith({ page: 2 })
    again({ rows: [], total: 7, query: { page: 9, limit: 20 } })
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(onQuery).toHaveBeenLastCalledWith({ page: 1 })
    again({ rows: [], total: 0, query: { page: 2, limit: 20 } })
    expect(screen.getByText('No payments found')).toBeTruthy()
  })

  it('opens a row on a click anywhere in it, and with its button', () => {
    show({ renderMore: (payment) => <p>more of {payment.name}</p> })
    fireEvent.click(screen.getByText('350'))
    expect(screen.getByText('more of Aisha Bello')).toBeTruthy()
    const button = screen.getAllByRole('button', { name: 'Details' })[1]
    expect(button?.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(button as HTMLElement)
    expect(screen.queryByText('more of Aisha Bello')).toBeNull()
  })

  it('shows five grey rows first, and keeps the old rows later', () => {
    const { again } = show({ rows: undefined, loadingText: 'Loading payments...' })
    expect(screen.getByText('Loading payments...')).toBeTruthy()
    expect(document.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(5)
    again({ rows: payments, isFetching: true, onRefresh: () => {} })
    expect(screen.getByText('Ngozi Eze')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Refresh/ }).getAttribute('aria-busy')).toBe('true')
  })

  it('says what is missing when there are no rows', () => {
    show({ rows: [], total: 0 })
    expect(screen.getByText('No payments found')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says that loading failed, why, and tries again', () => {
    const onRefresh = vi.fn()
    const { again } = show({ rows: undefined, error: 'The server took too long to answer.', onRefresh })
    expect(screen.getByRole('alert').textContent).toContain(
      'Failed to load dataThe server took too long to answer.',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(onRefresh).toHaveBeenCalledOnce()
    again({ rows: payments, error: 'The server took too long to answer.', onRefresh })
    expect(screen.getByText('Ngozi Eze')).toBeTruthy()
  })
})

describe('DataTable on the phone', () => {
  onScreen('phone')

  it('shows cards in place of the table, and opens them', () => {
    show({ renderMore: (payment) => <p>more of {payment.name}</p> })
    expect(screen.queryByRole('table')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'card of Ngozi Eze' }))
    expect(screen.getByText('more of Ngozi Eze')).toBeTruthy()
  })

  it('waits 800 ms before it searches', () => {
    vi.useFakeTimers()
    const { onQuery } = show()
    search('Eze')
    act(() => vi.advanceTimersByTime(799))
    expect(onQuery).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(onQuery).toHaveBeenCalledWith({ search: 'Eze', page: 1 })
  })

  it('offers 10, 20 or 30 rows a page', () => {
    show()
    const sizes = within(
      screen.getByRole('combobox', { name: 'Rows per page' }),
    ).getAllByRole<HTMLOptionElement>('option')
    expect(sizes.map((size) => size.value)).toEqual(['10', '20', '30'])
  })

  it('shows the filters that are on, and takes one off', () => {
    const onClear = vi.fn()
    show({ filters: <span>filters</span>, filtersOn: [{ label: 'Completed', onClear }] })
    expect(screen.getByRole('button', { name: 'Filters, 1' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear Completed' }))
    expect(onClear).toHaveBeenCalledOnce()
  })
})
