import { Icon, type IconName } from '../action/Icon.tsx'
import { cx } from '../cx.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import type { Tone } from './tone.ts'

const TONES: Record<Tone, string> = {
  idle: 'border-line-strong bg-raised text-ink-soft',
  in: 'border-money-in-solid bg-money-in-solid text-raised',
  late: 'border-overdue-solid bg-overdue-tint text-overdue',
  wait: 'border-waiting-solid bg-waiting-tint text-waiting',
  info: 'border-info-solid bg-info-tint text-info',
  refund: 'border-refund bg-refund-tint text-refund',
  act: 'border-action-ink bg-action-tint text-action-ink',
}

type Props = {
  tone?: Tone
  icon?: IconName
  big?: boolean
  dashed?: boolean
  busy?: boolean
  className?: string
}

export function Dot({ tone = 'idle', icon, big, dashed, busy, className }: Props) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center rounded-full border-[1.5px]',
        big ? 'size-12' : 'size-7',
        dashed && 'border-dashed',
        TONES[tone],
        className,
      )}
    >
      {busy ? (
        <Spinner size={big ? 22 : 15} />
      ) : (
        icon && <Icon name={icon} size={big ? 'l' : 's'} className="[stroke-width:1.75]" />
      )}
    </span>
  )
}
