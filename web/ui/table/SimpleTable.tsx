import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Rows } from '../display/Rows.tsx'
import { useIsPhone } from '../use-is-phone.ts'

type Props = {
  caption: string
  heads: readonly { label: string; end?: boolean }[]
  children: ReactNode
  /** Replaces the table on a phone if it is too wide: a `Row` each, with the two main figures. */
  cards?: ReactNode
}

/** A small table without search or paging; the caller renders `tr` and `td`. */
export function SimpleTable({ caption, heads, children, cards }: Props) {
  const isPhone = useIsPhone()
  if (cards && isPhone) return <Rows label={caption}>{cards}</Rows>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={caption}>
      <table className="simple-table w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
              <th key={column} scope="col" className={cx(head.end ? 'text-end' : 'text-start')}>
                {head.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
