import { formatNairaRough } from '@gida/contract/shared/money'
import { cx } from '../cx.ts'

type Props = { value: number; top: number; say?: ((value: number) => string) | undefined }

/** A gridline with its value in the right margin; formatted as money by default. */
export function ChartGridline({ value, top, say = formatNairaRough }: Props) {
  return (
    <div
      className={cx(
        'pointer-events-none absolute start-0 -end-10 translate-y-full border-t pt-px text-end text-caption text-ink-faint',
        value === 0 ? 'border-line-strong' : 'border-line',
      )}
      style={{ bottom: `calc(24px + (100% - 24px) * ${value / top})` }}
    >
      {value > 0 && say(value)}
    </div>
  )
}
