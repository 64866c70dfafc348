import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { onScreen } from '../testing.ts'
import { BarsChart } from './BarsChart.tsx'

const data = [
  { id: '2026-10', label: 'Oct', title: 'October 2026', got: 1_730_000_000, expected: 2_170_000_000 },
  {
    id: '2026-11',
    label: 'Nov',
    title: 'November 2026',
    got: 682_000_000,
    expected: 1_960_000_000,
    running: true,
  },
]

describe('BarsChart', () => {
  onScreen('desk')

  it('tells each month by keys alone, beginning with the one that runs, and carries its table', () => {
    render(
      <BarsChart
        caption="Collections by month"
        data={data}
        gotLabel="Came in"
        expectedLabel="Expected"
        periodLabel="Month"
      />,
    )
    const slider = screen.getByRole('slider', { name: 'Collections by month' })
    fireEvent.focus(slider)
    expect(slider.getAttribute('aria-valuetext')).toBe(
      'November 2026: Came in ₦6,820,000, Expected ₦19,600,000',
    )
    fireEvent.change(slider, { target: { value: '0' } })
    expect(slider.getAttribute('aria-valuetext')).toContain('October 2026')
    expect(screen.getByRole('table', { name: 'Collections by month' }).textContent).toContain('₦17,300,000')
  })

  it('opens a month with Enter, with a click, and with a finger’s second tap', () => {
    const opened: string[] = []
    const link = (id: string) => (
      <a
        href={`#${id}`}
        onClick={(event) => {
          if (!event.defaultPrevented) opened.push(id)
        }}
      >
        {id}
      </a>
    )
    const { container } = render(
      <BarsChart
        caption="Collections by month"
        data={data.map((datum) => ({ ...datum, link: link(datum.id) }))}
        gotLabel="Came in"
        expectedLabel="Expected"
        periodLabel="Month"
        openText="See the payments"
      />,
    )
    const slider = screen.getByRole('slider', { name: 'Collections by month' })
    fireEvent.focus(slider)
    fireEvent.keyDown(slider, { key: 'Enter' })
    expect(opened).toEqual(['2026-11'])

    const bar = container.querySelector('a[data-bar="0"]') as HTMLElement
    const tap = (pointerType: string) => {
      fireEvent.pointerUp(bar, { pointerType, clientX: 0 })
      fireEvent.click(bar)
    }
    vi.spyOn(bar.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 200, 9),
    )
    tap('touch')
    expect(opened).toHaveLength(1)
    expect(screen.getByText('See the payments')).toBeDefined()
    tap('touch')
    tap('mouse')
    expect(opened).toEqual(['2026-11', '2026-10', '2026-10'])
  })
})
