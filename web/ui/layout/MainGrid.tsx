import type { ReactNode } from 'react'

/** From 1100 px a main column and one of 320 beside it. */
export function MainGrid({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-4 *:min-w-0 md:gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid gap-4 *:min-w-0">{children}</div>
      <div className="grid gap-4 *:min-w-0">{aside}</div>
    </div>
  )
}
