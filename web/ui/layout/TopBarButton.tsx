import type { ComponentProps } from 'react'
import { Icon } from '../action/Icon.tsx'
import { cx } from '../cx.ts'

const KINDS = {
  estate:
    'h-11 min-w-0 rounded-2 gap-1! ps-2 pe-1 text-small font-semibold md:h-9 md:gap-2! md:text-body md:border md:border-line md:bg-raised md:pe-2.5 md:ps-3',
  find: 'h-9 w-[220px] rounded-2 bg-sunken px-2.5 text-ink-soft lg:w-[300px]',
  user: 'h-11 rounded-2 px-2 hover:bg-sunken aria-expanded:bg-sunken',
}

type Props = ComponentProps<'button'> & {
  kind: keyof typeof KINDS
  /** Keyboard shortcut, such as '/'. */
  shortcut?: string
}

/** The header's buttons: estate, search and user. */
export function TopBarButton({ kind, shortcut, className, children, type = 'button', ...props }: Props) {
  return (
    <button type={type} className={cx('inline-flex items-center gap-2', KINDS[kind], className)} {...props}>
      {kind === 'estate' && <Icon name="building" size="s" className="only-desk" />}
      {kind === 'find' && <Icon name="search" size="s" />}
      {children}
      {kind !== 'find' && (
        <Icon name="down" size="s" className={cx(kind === 'user' && 'only-desk text-ink-soft')} />
      )}
      {shortcut && (
        <kbd className="ms-auto rounded-1 border border-line-strong px-[5px] font-sans text-caption">
          {shortcut}
        </kbd>
      )}
    </button>
  )
}
