import type { BarsDatum } from './BarsChart.tsx'
import { cx } from './cx.ts'
import { Money } from './Money.tsx'

type Props = {
  datum: BarsDatum
  top: number
  place: 'first' | 'middle' | 'last'
  labelOnPhone: boolean
  isShown: boolean
  gotLabel: string
  expectedLabel: string
}

const MARK = 'absolute bottom-0 w-[min(60%,30px)] rounded-t-[3px]'

/** One period of a BarsChart, and its tip. */
export function Bar(props: Props) {
  const { datum, top, labelOnPhone, isShown } = props
  const { label, got, expected, running } = datum
  const share = (value: number) => `${(value / top) * 100}%`
  return (
    <div className="relative flex justify-center text-ink-soft">
      <span className={cx(MARK, 'bg-bar-expected')} style={{ height: share(expected) }} />
      <span className={cx(MARK, running ? 'hatched' : 'bg-money-in-solid')} style={{ height: share(got) }} />
      <span
        className={cx(
          'absolute top-full pt-[5px] text-caption',
          running && 'font-semibold text-ink',
          !labelOnPhone && 'only-desk',
        )}
      >
        {label}
      </span>
      {isShown && <Tip {...props} bottom={share(Math.max(expected, got))} />}
    </div>
  )
}

const PLACES = { first: 'start-0', middle: 'start-1/2 -translate-x-1/2', last: 'end-0' }

function Tip({ datum, place, gotLabel, expectedLabel, bottom }: Props & { bottom: string }) {
  return (
    <div
      className={cx(
        'float pointer-events-none absolute z-3 rounded-2 bg-ink px-2.5 py-1.5 text-caption whitespace-nowrap text-raised',
        PLACES[place],
      )}
      style={{ bottom: `calc(${bottom} + 8px)` }}
    >
      <strong className="font-semibold">{datum.title}</strong>
      <br />
      {gotLabel} <Money kobo={datum.got} kind="short" />
      <br />
      {expectedLabel} <Money kobo={datum.expected} kind="short" />
    </div>
  )
}
