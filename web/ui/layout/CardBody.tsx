import type { HTMLAttributes } from 'react'
import { cx } from '../cx.ts'

/** Below a CardHead. A card without a head takes `className="pt-4 md:pt-5"` too. */
export function CardBody({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cx('px-4 pb-4 md:px-5 md:pb-5', className)} {...props} />
}
