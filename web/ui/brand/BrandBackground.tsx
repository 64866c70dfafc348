import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { BrandPattern } from './BrandPattern.tsx'

type Props = { as?: 'div' | 'header'; children?: ReactNode; className?: string; weaveClassName?: string }

/** The indigo brand background, only for auth, waiting and success screens. The pattern is never behind text. */
export function BrandBackground({
  as: Root = 'div',
  children,
  className,
  weaveClassName = 'inset-0 size-full',
}: Props) {
  return (
    <Root className={cx('cloth relative overflow-hidden bg-cloth text-on-cloth', className)}>
      <BrandPattern className={weaveClassName} />
      {children}
    </Root>
  )
}
