import type { ReactNode } from 'react'

/** What a focused screen is for, above all else on it. */
export const TaskHeader = ({ title, note }: { title: ReactNode; note?: ReactNode }) => (
  <div>
    <h1>{title}</h1>
    {note && <p className="text-ink-soft">{note}</p>}
  </div>
)
