import type { ReactNode } from 'react'

/** Title and purpose of a task screen. */
export const TaskHeader = ({ title, note }: { title: ReactNode; note?: ReactNode }) => (
  <div>
    <h1>{title}</h1>
    {note && <p className="text-ink-soft">{note}</p>}
  </div>
)
