import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

type Props = { children: ReactNode; center?: boolean; className?: string }

export function ReceiptSection({ children, center, className }: Props) {
  return (
    <div className="group">
      <div className="mx-4 border-t-[1.5px] border-dashed border-line group-nth-2:hidden" />
      <div
        className={cx(
          center
            ? 'grid justify-items-center gap-1.5 px-4 pt-[22px] pb-[18px] text-center md:px-5'
            : 'p-4 md:p-5',
          className,
        )}
      >
        {children}
      </div>
    </div>
  )
}
