import type { ReactNode } from 'react'
import { Icon } from '../action/Icon.tsx'
import { cx } from '../cx.ts'
import { useFieldLinks } from './field-context.ts'

/** A read-only value in a Field, such as the account name from the bank. */
export function FixedValue({ children, good }: { children: ReactNode; good?: boolean }) {
  const links = useFieldLinks({})
  return (
    <output
      id={links.id}
      aria-describedby={links['aria-describedby']}
      className="field-box is-off flex items-center gap-2 py-2.5"
    >
      <span className={cx('min-w-0 grow', good && 'text-ink')}>{children}</span>
      {good && <Icon name="ok" className="text-money-in" />}
    </output>
  )
}
