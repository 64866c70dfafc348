import type { ReportKey } from '@gida/contract/domains/reports/catalogue'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { linkOf } from './report-links.tsx'

const to = '2026-11-30'
const searchIn = (link: ReactElement | undefined) =>
  (link as ReactElement<{ search: { where: string } }> | undefined)?.props.search
const searchOf = (report: ReportKey, from: string | null = '2026-01-01') => {
  const opens = { kind: 'report' as const, report, where: [{ column: 'part', is: 'Income' }] }
  return searchIn(linkOf(opens, { basis: 'ACCRUAL', to }, { from, to }))
}

test('the rows of a figure are counted as it was, where their report is counted in more than one way', () => {
  const where = expect.stringContaining('Income')
  expect(searchOf('INCOME_STATEMENT')).toEqual({ basis: 'ACCRUAL', to, where })
  expect(searchOf('GENERAL_LEDGER')).toEqual({ to, where })
})

test('rows of another report are narrowed by what that report has alone', () => {
  const opens = { kind: 'report' as const, where: [{ column: 'kind', is: 'TRUST_BANK' }] }
  const whereOf = (report: ReportKey) =>
    searchIn(linkOf({ ...opens, report }, { where: 'part=Held' }, { from: null, to }))?.where
  expect(whereOf('GENERAL_LEDGER')).toBe('kind=TRUST_BANK')
  expect(whereOf('BALANCE_SHEET')).toBe('part=Held&kind=TRUST_BANK')
})

test('what stands at the end of a day opens the entries of all the days before it', () => {
  expect(searchOf('GENERAL_LEDGER', null)).toMatchObject({ from: '2016-12-01', to })
  expect(searchOf('BALANCE_SHEET', null)).not.toHaveProperty('from')
})
