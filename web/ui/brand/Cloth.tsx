import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Weave } from './Weave.tsx'

type Props = { as?: 'div' | 'header'; children?: ReactNode; className?: string; weaveClassName?: string }

/** The indigo ground, only where a person arrives, waits or is done. The pattern never lies behind text. */
export function Cloth({
  as: Root = 'div',
  children,
  className,
  weaveClassName = 'inset-0 size-full',
}: Props) {
  return (
    <Root className={cx('cloth relative overflow-hidden bg-cloth text-on-cloth', className)}>
      <Weave className={weaveClassName} />
      {children}
    </Root>
  )
}
