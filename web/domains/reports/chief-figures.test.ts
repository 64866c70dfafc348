import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { ReportCell } from '@gida/contract/domains/reports/report'
import { expect, it } from 'vitest'
import { chiefFigures } from './chief-figures.ts'

const { columns, chief } = shapeOf('KEY_FIGURES')
const shown = (cells: Record<string, ReportCell>, of: readonly string[] | undefined = chief) =>
  chiefFigures(
    columns,
    columns.map(({ key }) => cells[key] ?? null),
    of,
  ).map(({ key }) => key)

it('shows of a key figure its share and its amount, never only what it is a share of', () => {
  expect(shown({ line: 'Collected', amount: 820, base: 1_000, rate: 8_200 })).toEqual(['rate', 'amount'])
  expect(shown({ line: 'Occupancy', part: 17, whole: 22 })).toEqual(['part', 'whole'])
  expect(shown({ line: 'Days to let', days: 12 })).toEqual(['days'])
})

it('shows of any other row its last amount, and the last other figure that is not nothing', () => {
  const none = columns.slice(0, 0)
  expect(chiefFigures(none, [], undefined)).toEqual([])
  const { columns: ages } = shapeOf('AGEING')
  const cells = ages.map(({ key }) =>
    key === 'arrears' ? 500 : key === 'age_60' ? 500 : key.startsWith('age') ? 0 : null,
  )
  expect(chiefFigures(ages, cells, undefined).map(({ key }) => key)).toEqual(['arrears', 'age_60'])
})
