import { Link } from '@tanstack/react-router'
import { linkTo } from '../../../platform/screens/search.ts'
import { Icon } from '../../../ui/action/Icon.tsx'
import { cx } from '../../../ui/cx.ts'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import type { Entry } from '../entry.ts'
import { Marked } from './Marked.tsx'

type Props = { id: string; entry: Entry; typed: string; isActive: boolean; onOpen: () => void }

/** An entry of the list. The focus stays in the input; entries are selected by arrow keys or tapped. */
export function EntryLine({ id, entry, typed, isActive, onOpen }: Props) {
  const { title, detail, icon, amount, note, isAct, isLate } = entry
  return (
    <Link
      {...linkTo(entry.to)}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      preload={false}
      onClick={onOpen}
      className={cx(
        'flex min-h-13 items-center gap-3 border-s-3 border-transparent px-4 py-1.5 text-ink hover:bg-sunken hover:no-underline',
        isActive && 'border-action! bg-action-tint',
      )}
    >
      {icon ? (
        <span className="grid size-8 shrink-0 place-items-center rounded-2 bg-sunken text-ink-soft">
          <Icon name={icon} size="s" />
        </span>
      ) : isAct ? (
        <span className="w-8 shrink-0" />
      ) : (
        <Avatar size="s" name={title} className="size-8!" />
      )}
      <span className="min-w-0 grow">
        <span className={cx('cut block', isAct && 'font-semibold')}>
          <Marked text={title} typed={isAct ? '' : typed} />
        </span>
        {detail && (
          <span className="cut block text-small text-ink-soft">
            <Marked text={detail} typed={typed} />
          </span>
        )}
      </span>
      {(amount !== undefined || note) && (
        <span className="shrink-0 text-end">
          {amount !== undefined && <Money kobo={amount} kind="short" className="block" />}
          {note && (
            <span className={cx('block text-caption', isLate ? 'text-overdue' : 'text-ink-soft')}>
              {note}
            </span>
          )}
        </span>
      )}
    </Link>
  )
}
