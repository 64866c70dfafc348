import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  aside: ReactNode
  /** The aside comes first in the DOM, and above on the phone. */
  asideFirst?: boolean
}

/** From 1100 px a main column with an aside of 320 px. */
export function MainGrid({ children, aside, asideFirst = false }: Props) {
  const main = <div className="grid gap-4 *:min-w-0 lg:col-start-1 lg:row-start-1">{children}</div>
  const beside = <div className="grid gap-4 *:min-w-0 lg:col-start-2 lg:row-start-1">{aside}</div>
  return (
    <div className="grid items-start gap-4 *:min-w-0 md:gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      {asideFirst ? beside : main}
      {asideFirst ? main : beside}
    </div>
  )
}
