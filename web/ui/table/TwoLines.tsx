import type { ReactNode } from 'react'

/** Words of some length in a cell, with what stands under them. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="block max-w-[320px] py-1 whitespace-normal">
    <span className="block">{first}</span>
    <span className="block text-small text-ink-soft">{second}</span>
  </span>
)
