import type { ComponentProps, ReactNode } from 'react'
import { EmptyIllustration } from '../brand/EmptyIllustration.tsx'
import { cx } from '../cx.ts'

type Props = {
  title: string
  children?: ReactNode
  action?: ReactNode
  motif?: ComponentProps<typeof EmptyIllustration>['motif']
  small?: boolean
}

/** Says what is missing and what to do, with one button. */
export function EmptyState({ title, children, action, motif = 'leaf', small }: Props) {
  return (
    <div className={cx('grid justify-items-center gap-2 px-5 text-center', small ? 'py-8' : 'pt-10 pb-14')}>
      <EmptyIllustration motif={motif} />
      <h2 className="mt-3 text-[1.125rem]/[1.5rem]">{title}</h2>
      {children && <p className="max-w-[38ch] text-pretty text-ink-soft">{children}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
