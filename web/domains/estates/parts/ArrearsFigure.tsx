import { cx } from '../../../ui/cx.ts'
import { Money } from '../../../ui/display/Money.tsx'

/** The figure of a row of an estate: what is past its due date there, and nothing else. */
export const ArrearsFigure = ({ kobo }: { kobo: number }) => (
  <Money kobo={kobo} className={cx(kobo > 0 ? 'text-overdue' : 'font-normal text-ink-soft')} />
)
