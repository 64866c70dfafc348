import type { ReactNode } from 'react'

/** Form on the left, sticky summary on the right. On the phone the PayBar shows the sum. */
export function TaskGrid({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-5 *:min-w-0 md:grid-cols-[minmax(0,1fr)_320px] md:gap-8">
      <div className="grid gap-4 *:min-w-0">{children}</div>
      <aside className="only-desk sticky top-6 grid gap-4">{aside}</aside>
    </div>
  )
}
