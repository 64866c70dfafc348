import type { BulkResult } from '@gida/contract/domains/users/changes'
import { users } from '#words/users'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Menu } from '../../../ui/overlay/Menu.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import type { Action } from './ChangePeople.tsx'

const words = users.bulk

type Props = { count: number; canAssign: boolean; onAction: (action: Action) => void; onClear: () => void }

/** Bulk actions, shown above the list while people are selected. */
export function BulkBar({ count, canAssign, onAction, onClear }: Props) {
  if (count === 0) return null
  const items: MenuItem[] = [
    { label: users.actions.activate, icon: 'ok', onSelect: () => onAction('activate') },
    { label: users.actions.deactivate, icon: 'stopped', onSelect: () => onAction('deactivate') },
    ...(canAssign
      ? [{ label: users.actions.assign, icon: 'building' as const, onSelect: () => onAction('assign') }]
      : []),
    { label: users.actions.remove, icon: 'sign-out', onSelect: () => onAction('remove') },
  ]
  return (
    <div
      role="status"
      className="sticky top-16 z-20 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-3 border border-line bg-raised px-4 py-2.5 shadow-pop"
    >
      <span className="grow font-semibold">{words.chosen(count)}</span>
      <Button kind="quiet" onClick={onClear}>
        {words.clear}
      </Button>
      <Menu label={words.change} items={items} trigger={<Button iconAfter="down">{words.change}</Button>} />
    </div>
  )
}

type RefusedProps = { result: BulkResult; nameOf: (id: string) => string; onClose: () => void }

/** Who could not be changed, with the reason for each. */
export function Refused({ result, nameOf, onClose }: RefusedProps) {
  if (result.failed.length === 0) return null
  return (
    <Banner
      tone="late"
      live
      className="mb-4"
      title={words.refused(result.failed.length)}
      action={
        <Button kind="second" size="small" onClick={onClose}>
          {users.contactForm.close}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {result.failed.map(({ id, message }) => (
          <li key={id}>
            <span className="font-semibold">{nameOf(id)}</span>: {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
