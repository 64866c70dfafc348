import { cx } from '../../../ui/cx.ts'
import { Money } from '../../../ui/display/Money.tsx'

/** The arrears of a row: only what is past its due date. */
export const ArrearsFigure = ({ kobo }: { kobo: number }) => (
  <Money kobo={kobo} className={cx(kobo > 0 ? 'text-overdue' : 'font-normal text-ink-soft')} />
)
