import { formatNaira, formatNairaRough } from '@gida/contract/shared/money'
import { cx } from '../cx.ts'

/** From this length (tens of millions with kobo) the figure is rendered smaller where space is tight. */
const LONG = 12

type Props = {
  kobo: number
  /** `full` in details and receipts, `short` in tables and figures, `rough` on a chart axis or for a unit. */
  kind?: 'full' | 'short' | 'rough'
  /** Shows a plus sign; only in a feed of incoming money. */
  plus?: boolean
  className?: string | undefined
}

/** An amount, machine-readable in kobo through `<data>`. */
export function Money({ kobo, kind = 'full', plus, className }: Props) {
  const text = kind === 'rough' ? formatNairaRough(kobo) : formatNaira(kobo, kind)
  const [naira, fraction] = kind === 'full' ? text.split('.') : [text]
  const sign = kobo < 0 ? '−' : plus && kobo > 0 ? '+' : ''
  return (
    <data value={kobo} data-unit="kobo" className={cx('figures', text.length > LONG && 'is-long', className)}>
      {/* Keeps the sign and ₦ on one line. Digits break only where the amount is wider than its container. */}
      {sign && <span className="whitespace-nowrap">{sign}₦</span>}
      {sign ? naira?.slice(naira.indexOf('₦') + 1) : naira}
      {fraction && <span className="kobo">.{fraction}</span>}
    </data>
  )
}
