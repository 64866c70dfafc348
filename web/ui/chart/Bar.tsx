import { cloneElement } from 'react'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { cx } from '../cx.ts'
import { Money } from '../display/Money.tsx'
import type { BarsDatum, GotTone } from './bars.ts'

type Props = {
  index: number
  datum: BarsDatum
  top: number
  place: 'first' | 'middle' | 'last'
  labelOnPhone: boolean
  isShown: boolean
  isTapped: boolean
  openText?: string | undefined
  gotLabel: string
  gotTone: GotTone
  expectedLabel: string
  say?: ((value: number) => string) | undefined
}

/** Not focusable: the chart's slider moves between bars. */
export const NOT_BY_TAB: object = { tabIndex: -1 }

const GOT: Record<GotTone, { over: string; running: string }> = {
  in: { over: 'bg-money-in-solid', running: 'hatched' },
  spent: { over: 'bg-ink-soft', running: 'hatched hatched-spent' },
  let: { over: 'bg-action-ink', running: 'hatched hatched-let' },
}
const MARK = 'absolute bottom-0 w-[min(60%,30px)] rounded-t-[3px]'

/** One period of a BarsChart, with its tooltip. */
export function Bar(props: Props) {
  const { index, datum, top, gotTone, labelOnPhone, isShown } = props
  const { label, got, expected, running, link } = datum
  const share = (value: number) => `${(value / top) * 100}%`
  return (
    <MaybeLink
      data-bar={index}
      link={link && cloneElement(link, NOT_BY_TAB)}
      className="relative flex justify-center text-ink-soft!"
    >
      <span className={cx(MARK, 'bg-bar-expected')} style={{ height: share(expected) }} />
      <span className={cx(MARK, GOT[gotTone][running ? 'running' : 'over'])} style={{ height: share(got) }} />
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
    </MaybeLink>
  )
}

const PLACES = { first: 'start-0', middle: 'start-1/2 -translate-x-1/2', last: 'end-0' }

function Tip({
  datum,
  place,
  gotLabel,
  expectedLabel,
  openText,
  isTapped,
  say,
  bottom,
}: Props & { bottom: string }) {
  return (
    <div
      data-tip
      className={cx(
        !isTapped && 'pointer-events-none',
        'float absolute z-3 rounded-2 bg-ink px-2.5 py-1.5 text-caption whitespace-nowrap text-raised',
        PLACES[place],
      )}
      style={{ bottom: `calc(${bottom} + 8px)` }}
    >
      <strong className="font-semibold">{datum.title}</strong>
      <br />
      {gotLabel} {say ? say(datum.got) : <Money kobo={datum.got} kind="short" />}
      <br />
      {expectedLabel} {say ? say(datum.expected) : <Money kobo={datum.expected} kind="short" />}
      {datum.link && openText && <span className="mt-0.5 block underline">{openText}</span>}
    </div>
  )
}
