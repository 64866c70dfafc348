import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RequestsSearch } from '../search.ts'

type Props = { of: RequestsSearch; children: ReactNode }

/** A figure that links to its requests; plain text for 0. */
export const RequestsLink = ({ of, children }: Props) =>
  children === 0 ? (
    <span className="text-ink-soft">0</span>
  ) : (
    <Link
      to="/dashboard/maintenance"
      search={of}
      className="figures inline-flex min-h-8 min-w-8 items-center justify-end"
    >
      {children}
    </Link>
  )
