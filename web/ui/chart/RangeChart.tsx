import { cx } from '../cx.ts'
import { isDataDear } from '../is-data-dear.ts'
import { ChartGridline } from './ChartGridline.tsx'
import { roundSteps } from './chart-scale.ts'

export type RangeDatum = {
  id: string
  /** 'Nov' */
  label: string
  /** Actual amount: solid; hatched for the current period. */
  got?: number
  running?: boolean
  /** Forecast on top of it: a lighter bar, with a line from `low` to `high`. */
  foreseen?: { expected: number; low: number; high: number }
}

/** Actual and forecast amounts, as flat bars from zero. It is only a drawing: the caller renders a table of the same numbers below it. */
export function RangeChart({ data }: { data: readonly RangeDatum[] }) {
  if (isDataDear()) return null
  const heights = data.map(({ got = 0, foreseen }) => got + (foreseen?.high ?? 0))
  const { values, top } = roundSteps(Math.max(0, ...heights))
  return (
    <div
      aria-hidden
      className="relative me-10 grid h-[196px] pb-6 lg:h-[260px]"
      style={{ gridTemplateColumns: `repeat(${data.length}, 1fr)` }}
    >
      {[...values, 0].map((value) => (
        <ChartGridline key={value} value={value} top={top} />
      ))}
      {data.map((datum, index) => (
        <RangeBar key={datum.id} datum={datum} top={top} labelOnPhone={index % 3 === 0} />
      ))}
    </div>
  )
}

const MARK = 'absolute w-[min(60%,30px)]'

type Props = { datum: RangeDatum; top: number; labelOnPhone: boolean }

function RangeBar({ datum, top, labelOnPhone }: Props) {
  const { label, got = 0, running, foreseen } = datum
  const share = (value: number) => `${(value / top) * 100}%`
  return (
    <div className="relative flex justify-center">
      <span
        className={cx(MARK, 'bottom-0 rounded-t-[3px] bg-bar-expected')}
        style={{ height: share(got + (foreseen?.expected ?? 0)) }}
      />
      <span
        className={cx(MARK, 'bottom-0 rounded-t-[3px]', running ? 'hatched' : 'bg-money-in-solid')}
        style={{ height: share(got) }}
      />
      {foreseen && foreseen.high > foreseen.low && (
        <span
          className="absolute w-[min(40%,12px)] border-y-2 border-ink-soft"
          style={{ bottom: share(got + foreseen.low), height: share(foreseen.high - foreseen.low) }}
        >
          <span className="absolute inset-y-0 start-1/2 w-0.5 -translate-x-1/2 bg-ink-soft" />
        </span>
      )}
      <span
        className={cx(
          'absolute top-full pt-[5px] text-caption text-ink-soft',
          running && 'font-semibold text-ink',
          !labelOnPhone && 'only-desk',
        )}
      >
        {label}
      </span>
    </div>
  )
}
