import type { ReactNode } from 'react'

/** The next action, fixed at the bottom. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <footer className="sticky bottom-0 z-20 -mx-(--gutter) mt-5 grid gap-2 border-t border-line bg-surface px-(--gutter) pt-3 pb-4">
    {children}
  </footer>
)
