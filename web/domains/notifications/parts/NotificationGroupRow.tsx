import type { Notification } from '@gida/contract/domains/notifications/notification'
import { notifications as words } from '#words/notifications'
import { Icon } from '../../../ui/action/Icon.tsx'
import { TINT } from '../../../ui/display/tone.ts'
import type { NotificationGroup } from './group-notifications.ts'
import { lookOf, NotificationRow } from './NotificationRow.tsx'

type Props = { group: NotificationGroup; onOpen: (notification: Notification) => void }

/** Similar notifications, collapsed with their count. */
export function NotificationGroupRow({ group: { items }, onOpen }: Props) {
  const [first] = items
  if (items.length === 1) return <NotificationRow notification={first} onOpen={() => onOpen(first)} />
  const [icon, tone] = lookOf(first)
  const isUnread = items.some(({ isRead }) => !isRead)
  return (
    <li className="border-t border-line">
      <details className="group">
        <summary className="touchable flex cursor-pointer list-none items-center gap-3 px-4 py-3 md:py-2.5">
          <span className={`grid size-9 shrink-0 place-items-center rounded-2 ${TINT[tone]}`}>
            <Icon name={icon} />
          </span>
          <span className={`min-w-0 grow ${isUnread ? 'font-semibold' : ''}`}>
            {words.several(items.length, first.title)}
          </span>
          <span className="text-ink-soft group-open:rotate-180">
            <Icon name="down" />
          </span>
        </summary>
        <ul className="ps-6">
          {items.map((one) => (
            <NotificationRow key={one.id} notification={one} onOpen={() => onOpen(one)} />
          ))}
        </ul>
      </details>
    </li>
  )
}
