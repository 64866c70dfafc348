import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { cx } from '../cx.ts'

type Props = {
  brand: ReactElement
  menuLabel: string
  /** Opens the phone's drawer. */
  onMenu: () => void
  estate?: ReactNode
  find?: ReactNode
  bell?: ReactNode
  user?: ReactNode
}

export function TopBar({ brand, menuLabel, onMenu, estate, find, bell, user }: Props) {
  return (
    <header className="print:hidden sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-surface ps-1 pe-2 [grid-area:top] md:gap-3 md:ps-5 md:pe-4">
      <IconButton icon="menu" label={menuLabel} onClick={onMenu} className="md:hidden" />
      {/* On a phone the estate replaces the product's name. */}
      <span
        className={cx(
          'flex md:w-[204px]',
          Boolean(estate) &&
            'max-md:[&_a]:min-w-11 max-md:[&_a]:justify-center max-md:[&_a]:gap-0 max-md:[&_a]:text-[0px]',
        )}
      >
        {brand}
      </span>
      {estate && <span className="flex min-w-0">{estate}</span>}
      <span className="grow" />
      {find}
      {bell}
      {user}
    </header>
  )
}
