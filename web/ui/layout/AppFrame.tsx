import type { ReactNode } from 'react'

type Props = {
  top: ReactNode
  side: ReactNode
  bar: ReactNode
  /** Edge to edge under the header: a Banner with `bar`. */
  notice?: ReactNode
  skipText: string
  /** The next screen is loading. */
  isBusy: boolean
  children: ReactNode
}

/** Header 56 px, side 240 px, bottom bar 64 px, and the page between them. */
export function AppFrame({ top, side, bar, notice, skipText, isBusy, children }: Props) {
  return (
    <div className="print:block! min-h-screen pb-16 md:grid md:grid-cols-[240px_minmax(0,1fr)] md:grid-rows-[56px_1fr] md:pb-0 md:[grid-template-areas:'top_top'_'side_main']">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-50 focus:rounded-2 focus:bg-raised focus:px-4 focus:py-2 focus:shadow-pop"
      >
        {skipText}
      </a>
      {top}
      {side}
      <div className="min-w-0 [grid-area:main]">
        {notice}
        <main
          id="main"
          tabIndex={-1}
          aria-busy={isBusy}
          className="max-w-[1136px] min-w-0 px-(--gutter) pt-5 pb-8 outline-none md:pt-6 md:pb-14"
        >
          {children}
        </main>
      </div>
      {bar}
    </div>
  )
}
