import type { HTMLAttributes } from 'react'
import { cx } from '../cx.ts'

type Props = HTMLAttributes<HTMLElement> & { as?: 'section' | 'article' | 'aside' | 'div' }

/** A thin border and no shadow. Cards never nest. */
export function Card({ as: Root = 'section', className, ...props }: Props) {
  return <Root className={cx('min-w-0 rounded-3 border border-line bg-raised', className)} {...props} />
}
