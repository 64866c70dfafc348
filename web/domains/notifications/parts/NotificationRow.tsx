import type { Notification } from '@gida/contract/domains/notifications/notification'
import { Link } from '@tanstack/react-router'
import { notifications as words } from '#words/notifications'
import { formatWhen } from '../../../platform/screens/format.ts'
import { useHasScreen } from '../../../platform/screens/screen.ts'
import { linkTo } from '../../../platform/screens/search.ts'
import { Icon, type IconName } from '../../../ui/action/Icon.tsx'
import { cx } from '../../../ui/cx.ts'
import { TINT, type Tone } from '../../../ui/display/tone.ts'

const LOOKS: Record<Notification['type'], [IconName, Tone]> = {
  payment: ['naira', 'in'],
  tenant: ['people', 'act'],
  maintenance: ['wrench', 'wait'],
  alert: ['alert', 'late'],
  message: ['chat', 'idle'],
  calendar: ['calendar', 'info'],
}
/** Failed payments, and those that need attention, must not look like received money. */
const NOT_IN: Partial<Record<Notification['priority'], [IconName, Tone]>> = {
  high: ['warning', 'late'],
  low: ['failed', 'late'],
}
export const lookOf = ({ type, priority }: Notification) =>
  (type === 'payment' && NOT_IN[priority]) || LOOKS[type]

type Props = { notification: Notification; onOpen: (notification: Notification) => void }

/** A link; without an existing screen, a button that marks it as read. */
export function NotificationRow({ notification, onOpen }: Props) {
  const hasScreen = useHasScreen()
  const { actionUrl, isRead } = notification
  const open = () => onOpen(notification)
  const classes =
    'touchable flex w-full items-start gap-3 px-4 py-3 text-start text-ink hover:no-underline md:py-2.5'

  return (
    <li className="border-t border-line">
      {actionUrl && hasScreen(actionUrl) ? (
        <Link {...linkTo(actionUrl)} onClick={open} className={classes}>
          <RowFace notification={notification} />
        </Link>
      ) : isRead ? (
        <div className={cx(classes, 'pointer-events-none')}>
          <RowFace notification={notification} />
        </div>
      ) : (
        <button type="button" onClick={open} className={classes}>
          <RowFace notification={notification} />
        </button>
      )}
    </li>
  )
}

function RowFace({ notification }: { notification: Notification }) {
  const [icon, tone] = lookOf(notification)
  const { title, message, timestamp, isRead } = notification
  return (
    <>
      <span className={cx('grid size-9 shrink-0 place-items-center rounded-2', TINT[tone])}>
        <Icon name={icon} />
      </span>
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-3">
          <span className={cx('min-w-0 grow wrap-anywhere', !isRead && 'font-semibold')}>{title}</span>
          <time dateTime={timestamp} className="figures shrink-0 text-caption text-ink-soft">
            {formatWhen(timestamp)}
          </time>
        </span>
        <span className="block text-small text-ink-soft wrap-anywhere">{message}</span>
      </span>
      <span className={cx('mt-1.5 size-2 shrink-0 rounded-full', !isRead && 'bg-action-ink')}>
        {!isRead && <span className="sr-only">{words.unreadMark}</span>}
      </span>
    </>
  )
}
