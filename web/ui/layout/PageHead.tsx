import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Crumb, type CrumbLink } from './Crumb.tsx'
import { HeadActions } from './HeadActions.tsx'

type Props = {
  title: ReactNode
  /** One line below the title. */
  note?: ReactNode
  /** Link to the parent page, with its text. */
  crumb?: CrumbLink
  start?: ReactNode
  /** The primary button first, a second outlined, the rest in a menu. */
  actions?: ReactNode
  /** Actions always take their own line on a phone; otherwise only where the title's longest word would not fit. */
  wraps?: boolean
}

export function PageHead({ title, note, crumb, start, actions, wraps }: Props) {
  return (
    <>
      {crumb && <Crumb link={crumb} />}
      <div className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div
          className={cx(
            'flex min-w-0 grow items-center gap-3.5',
            wraps ? 'basis-[220px]' : 'basis-[min-content]',
          )}
        >
          {start}
          <div className="min-w-0 grow">
            <h1 className="wrap-break-word">{title}</h1>
            {note && <div className="text-ink-soft">{note}</div>}
          </div>
        </div>
        {actions &&
          (wraps ? (
            <HeadActions>{actions}</HeadActions>
          ) : (
            <div className="flex items-center gap-2">{actions}</div>
          ))}
      </div>
    </>
  )
}
