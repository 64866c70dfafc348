import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { workMoney } from '#words/work-money'
import { queryClient } from '../../../platform/http/queries.ts'
import { QuoteTable } from './QuoteTable.tsx'

const words = workMoney.quoting
const QUOTE = {
  ...{ vendor_name: 'Sunday Okafor', vendor_rating: null, vendor_jobs: 0, lines: [], deposit: 0 },
  ...{ starts_in_days: 0, warranty_months: 0, is_by_phone: false, entered_by_name: null, note: '' },
}
const ORDER = {
  can: { choose: true },
  all_quotes: [
    { ...QUOTE, id: 'agreed', state: 'ACCEPTED', total: 4_000_000, is_valid: false },
    { ...QUOTE, id: 'dearer', state: 'SENT', total: 6_000_000, is_valid: true },
    { ...QUOTE, id: 'old', vendor_name: 'Aqua-Tech', state: 'SENT', total: 3_000_000, is_valid: false },
  ],
} as unknown as WorkOrderDetail

it('keeps who has the job to the price that was agreed, however long ago, and chooses no old price of another', () => {
  render(
    <QueryClientProvider client={queryClient}>
      <QuoteTable order={ORDER} />
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('button', { name: words.keepOf('Sunday Okafor') })).not.toHaveLength(0)
  expect(screen.getAllByRole('button', { name: words.chooseOf('Sunday Okafor') })).not.toHaveLength(0)
  expect(screen.queryAllByRole('button', { name: words.chooseOf('Aqua-Tech') })).toHaveLength(0)
})
