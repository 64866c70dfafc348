import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

type Props = { list: ReactNode; one: ReactNode; isOpen?: boolean }

/** On desktop the list and a conversation side by side, at full height; on the phone one of them. */
export const TalkFrame = ({ list, one, isOpen = false }: Props) => (
  <div className="md:-mx-(--gutter) md:-mt-6 md:-mb-14 md:grid md:h-[calc(100dvh-56px)] md:grid-cols-[340px_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)]">
    <div className={cx('min-h-0 md:grid md:border-e md:border-line', isOpen && 'max-md:hidden')}>{list}</div>
    <div
      className={cx(
        'min-h-0 min-w-0',
        isOpen ? 'flex flex-col max-md:fixed max-md:inset-0 max-md:z-25 max-md:bg-surface' : 'max-md:hidden',
      )}
    >
      {one}
    </div>
  </div>
)
