import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RangeChart } from './RangeChart.tsx'

it('stands what is foreseen on what came in, and draws no line where there is no range', () => {
  const { container } = render(
    <RangeChart
      data={[
        { id: '2026-10', label: 'Oct', got: 100 },
        {
          id: '2026-11',
          label: 'Nov',
          got: 50,
          running: true,
          foreseen: { expected: 50, low: 25, high: 100 },
        },
        { id: '2026-12', label: 'Dec', foreseen: { expected: 80, low: 80, high: 80 } },
      ]}
    />,
  )
  const lines = container.querySelectorAll<HTMLElement>('.border-y-2')
  expect(lines).toHaveLength(1)
  const bars = container.querySelectorAll<HTMLElement>('.bg-bar-expected')
  const heightOf = (bar: HTMLElement | undefined) => Number.parseFloat(bar?.style.height ?? '')
  expect(heightOf(bars[1])).toBe(heightOf(bars[0]))
  expect(Number.parseFloat(lines[0]?.style.bottom ?? '')).toBeCloseTo(heightOf(bars[0]) * 0.75, 5)
  expect(container.querySelector('.hatched')).not.toBeNull()
})
