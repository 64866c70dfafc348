import { formatNaira, formatNairaRough } from '@gida/contract/shared/money'
import { cx } from '../cx.ts'

/** Tens of millions with their kobo: where there is little room such a figure shrinks a step. */
const LONG = 12

type Props = {
  kobo: number
  /** `full` in details and receipts, `short` in tables and figures, `rough` on an axis or in a unit. */
  kind?: 'full' | 'short' | 'rough'
  /** A plus sign, only in a feed of money in. */
  plus?: boolean
  className?: string | undefined
}

/** An amount, which a machine reads in kobo. */
export function Money({ kobo, kind = 'full', plus, className }: Props) {
  const text = kind === 'rough' ? formatNairaRough(kobo) : formatNaira(kobo, kind)
  const [naira, fraction] = kind === 'full' ? text.split('.') : [text]
  const sign = kobo < 0 ? '−' : plus && kobo > 0 ? '+' : ''
  return (
    <data value={kobo} data-unit="kobo" className={cx('figures', text.length > LONG && 'is-long', className)}>
      {/* A line might end between a sign and ₦. Figures part only where they are wider than all there is. */}
      {sign && <span className="whitespace-nowrap">{sign}₦</span>}
      {sign ? naira?.slice(naira.indexOf('₦') + 1) : naira}
      {fraction && <span className="kobo">.{fraction}</span>}
    </data>
  )
}
