import type { ReactNode } from 'react'

/** The actions of a screen, the primary one first. On a phone several of them fill their lines. */
export const HeadActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2 empty:hidden max-md:w-full max-md:*:not-only:grow max-md:*:not-only:px-3">
    {children}
  </div>
)
