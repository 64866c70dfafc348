import { formatNaira } from '@gida/contract/shared/money'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { isDataDear } from '../is-data-dear.ts'
import { Bar } from './Bar.tsx'
import { BarsTable } from './BarsTable.tsx'
import type { BarsChartProps, BarsDatum } from './bars.ts'
import { ChartGridline } from './ChartGridline.tsx'
import { roundSteps } from './chart-scale.ts'

/** Actual over expected amounts: flat bars from zero, with gridlines at three round values. */
export const BarsChart = (props: BarsChartProps) =>
  isDataDear() ? <BarsTable isShown {...props} /> : <DrawnBars {...props} />

function DrawnBars(props: BarsChartProps) {
  const { caption, data, tall, gotLabel, gotTone = 'in', expectedLabel, openText, say, scale } = props
  const greatest = Math.max(0, ...data.map((datum) => Math.max(datum.expected, datum.got)))
  const { values, top } = scale ?? roundSteps(greatest)
  const [shown, setShown] = useState<number | null>(null)
  const [isTapped, setTapped] = useState(false)
  const slider = useRef<HTMLInputElement>(null)
  const bars = useRef<HTMLDivElement>(null)
  const opens = useRef(true)
  const last = data.length - 1

  /** A bar is narrower than a finger, so a tap selects the nearest. */
  function nearest(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientX - box.left) / box.width) * data.length)
    return Math.max(0, Math.min(last, index))
  }

  /** A mouse shows the tooltip on hover and a click opens it; on touch the first tap shows it and the second opens it. */
  function tap(event: PointerEvent<HTMLElement>) {
    const isOnTip = (event.target as Element).closest('[data-tip]') !== null
    const index = isOnTip ? shown : nearest(event)
    opens.current = event.pointerType === 'mouse' || index === shown
    setShown(index)
    setTapped(true)
    slider.current?.focus({ preventScroll: true }) // the tooltip closes on blur
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape') setShown(null)
    if (key !== 'Enter') return
    opens.current = true
    bars.current?.querySelector<HTMLElement>(`a[data-bar="${shown}"]`)?.click()
  }

  return (
    <figure className="relative">
      <input
        ref={slider}
        type="range"
        className="peer sr-only bottom-0"
        aria-label={caption}
        aria-valuetext={said(data[shown ?? last], props)}
        max={Math.max(0, last)}
        value={shown ?? Math.max(0, last)}
        onFocus={() => setShown((index) => index ?? last)}
        onBlur={() => {
          setShown(null)
          setTapped(false)
        }}
        onChange={(event) => setShown(Number(event.target.value))}
        onKeyDown={onKey}
      />
      <div
        ref={bars}
        aria-hidden
        className={cx(
          'relative me-10 grid h-[196px] touch-pan-y rounded-1 pb-6 outline-offset-4 outline-action-ink',
          !isTapped && 'peer-focus-visible:outline-2', // after a tap the tooltip is enough; keyboard focus needs the ring
          tall && 'lg:h-[322px]',
        )}
        style={{ gridTemplateColumns: `repeat(${data.length}, 1fr)` }}
        onMouseDown={(event) => event.preventDefault()}
        onClickCapture={(event) => !opens.current && event.preventDefault()}
        onPointerUp={tap}
        onPointerMove={(event) => event.pointerType === 'mouse' && setShown(nearest(event))}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setShown(null)}
      >
        {[...values, 0].map((value) => (
          <ChartGridline key={value} value={value} top={top} say={say} />
        ))}
        {data.map((datum, index) => (
          <Bar
            key={datum.id}
            index={index}
            datum={datum}
            top={top}
            place={index < 2 ? 'first' : index > last - 2 ? 'last' : 'middle'}
            // Counted from the end, so that the current period keeps its label.
            labelOnPhone={(last - index) % 2 === 0}
            isShown={shown === index}
            isTapped={isTapped}
            openText={openText}
            gotLabel={gotLabel}
            gotTone={gotTone}
            expectedLabel={expectedLabel}
            say={say}
          />
        ))}
      </div>
      <BarsTable {...props} />
    </figure>
  )
}

const inNaira = (kobo: number) => formatNaira(kobo, 'short')

function said(datum: BarsDatum | undefined, { gotLabel, expectedLabel, say = inNaira }: BarsChartProps) {
  if (!datum) return undefined
  const { title, got, expected } = datum
  return `${title}: ${gotLabel} ${say(got)}, ${expectedLabel} ${say(expected)}`
}
