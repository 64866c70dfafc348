import { formatNaira, formatNairaRough } from '@gida/contract/shared/money'
import { type PointerEvent, useRef, useState } from 'react'
import { Bar } from './Bar.tsx'
import { roundSteps } from './chart-scale.ts'
import { cx } from './cx.ts'
import { Money } from './Money.tsx'

export type BarsDatum = {
  id: string
  /** 'Nov' */
  label: string
  /** 'November 2026' */
  title: string
  got: number
  expected: number
  /** The period that still runs is hatched. */
  running?: boolean
}

export type BarsChartProps = {
  caption: string
  data: readonly BarsDatum[]
  gotLabel: string
  expectedLabel: string
  periodLabel: string
  tall?: boolean
}

/** What came in before what was expected, flat bars from zero, hairlines at three round values. */
export function BarsChart(props: BarsChartProps) {
  const { caption, data, tall, gotLabel, expectedLabel } = props
  const { values, top } = roundSteps(Math.max(0, ...data.map((datum) => Math.max(datum.expected, datum.got))))
  const [shown, setShown] = useState<number | null>(null)
  const [isTapped, setTapped] = useState(false)
  const slider = useRef<HTMLInputElement>(null)
  const last = data.length - 1

  /** A bar of twelve is narrower than a finger, so the nearest one answers. */
  function nearest(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientX - box.left) / box.width) * data.length)
    return Math.max(0, Math.min(last, index))
  }

  function tap(event: PointerEvent<HTMLElement>) {
    setShown(nearest(event))
    setTapped(true)
    slider.current?.focus({ preventScroll: true }) // the tip goes when the focus does
  }

  return (
    <figure className="relative">
      <input
        ref={slider}
        type="range"
        className="peer sr-only bottom-0"
        aria-label={caption}
        aria-valuetext={said(data[shown ?? last], gotLabel, expectedLabel)}
        max={Math.max(0, last)}
        value={shown ?? Math.max(0, last)}
        onFocus={() => setShown((index) => index ?? last)}
        onBlur={() => {
          setShown(null)
          setTapped(false)
        }}
        onChange={(event) => setShown(Number(event.target.value))}
        onKeyDown={(event) => event.key === 'Escape' && setShown(null)}
      />
      <div
        aria-hidden
        className={cx(
          'relative me-10 grid h-[196px] touch-pan-y rounded-1 pb-6 outline-offset-4 outline-action-ink',
          !isTapped && 'peer-focus-visible:outline-2', // a finger sees the tip; keys need the ring
          tall && 'lg:h-[322px]',
        )}
        style={{ gridTemplateColumns: `repeat(${data.length}, 1fr)` }}
        onMouseDown={(event) => event.preventDefault()}
        onPointerUp={tap}
        onPointerMove={(event) => event.pointerType === 'mouse' && setShown(nearest(event))}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setShown(null)}
      >
        {[...values, 0].map((value) => (
          <Hairline key={value} value={value} top={top} />
        ))}
        {data.map((datum, index) => (
          <Bar
            key={datum.id}
            datum={datum}
            top={top}
            place={index < 2 ? 'first' : index > last - 2 ? 'last' : 'middle'}
            // Counted from the end, so that the running period keeps its label.
            labelOnPhone={(last - index) % 2 === 0}
            isShown={shown === index}
            gotLabel={gotLabel}
            expectedLabel={expectedLabel}
          />
        ))}
      </div>
      <DataForReaders {...props} />
    </figure>
  )
}

function said(datum: BarsDatum | undefined, gotLabel: string, expectedLabel: string) {
  if (!datum) return undefined
  const { title, got, expected } = datum
  return `${title}: ${gotLabel} ${formatNaira(got, 'short')}, ${expectedLabel} ${formatNaira(expected, 'short')}`
}

function Hairline({ value, top }: { value: number; top: number }) {
  return (
    <div
      className={cx(
        'pointer-events-none absolute start-0 -end-10 translate-y-full border-t pt-px text-end text-caption text-ink-faint',
        value === 0 ? 'border-line-strong' : 'border-line',
      )}
      style={{ bottom: `calc(24px + (100% - 24px) * ${value / top})` }}
    >
      {value > 0 && formatNairaRough(value)}
    </div>
  )
}

function DataForReaders({ caption, data, gotLabel, expectedLabel, periodLabel }: BarsChartProps) {
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{periodLabel}</th>
          <th scope="col">{expectedLabel}</th>
          <th scope="col">{gotLabel}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((datum) => (
          <tr key={datum.id}>
            <th scope="row">{datum.title}</th>
            <td>
              <Money kobo={datum.expected} kind="short" />
            </td>
            <td>
              <Money kobo={datum.got} kind="short" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
