import type { ReactNode } from 'react'

/** A cell with longer text and a second line below it. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="block max-w-[320px] py-1 whitespace-normal">
    <span className="block">{first}</span>
    <span className="block text-small text-ink-soft">{second}</span>
  </span>
)
