import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, openAlone } from '../../../testing.tsx'
import { ReportChart } from './ReportChart.tsx'

const report = (next: string | null) => ({
  ...{ report: 'RECEIPTS_BOOK', title: 'Receipts book', from: '2016-01-01', to: '2026-11-30', basis: 'CASH' },
  ...{ estate_name: null, landlord_name: null, made_at: '2026-11-30T09:00:00Z', means: null, before: null },
  columns: [
    { key: 'way', head: 'Way', type: 'text' },
    { key: 'amount', head: 'Amount', type: 'money' },
  ],
  rows: ['Card', 'Transfer'].map((way, at) => ({ cells: [way, 100_000 * (at + 1)], opens: null })),
  ...{ count: 2, totals: null, next },
})

async function open(next: string | null) {
  const headers = { 'content-type': 'application/json' }
  answerWith({ 'POST /analytics/reports': new Response(JSON.stringify(report(next)), { headers }) })
  const asked = { report: 'RECEIPTS_BOOK', format: 'json' } as const
  await openAlone(() => (
    <>
      <p>The report</p>
      <ReportChart report="RECEIPTS_BOOK" asked={asked} />
    </>
  ))
}

test('the greatest groups are drawn where all of them are known, and none where there are more', async () => {
  await open(null)
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Transfer'),
    expect.stringContaining('Card'),
  ])
})

test('nothing is drawn of some groups alone', async () => {
  await open('more')
  await screen.findByText('The report')
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.queryAllByRole('listitem')).toEqual([])
})
