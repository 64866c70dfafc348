import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { cx } from '../cx.ts'

type Way = ReactElement<{ children?: ReactNode }>

type Props = {
  title: ReactNode
  /** Renders the title as the h1, for a page without one, such as a receipt. */
  titled?: boolean
  /** Links or buttons without children. */
  back?: Way
  close?: Way
  backLabel: string
  closeLabel: string
  narrow?: boolean
  /** A PayBar. */
  payBar?: ReactNode
  children: ReactNode
}

/** A screen for one task (paying, a receipt, setting up), without side navigation and bottom bar. */
export function TaskLayout({
  title,
  titled,
  back,
  close,
  backLabel,
  closeLabel,
  narrow,
  payBar,
  children,
}: Props) {
  return (
    <div className="min-h-screen">
      <header className="flex h-14 items-center gap-2 border-b border-line px-2 md:px-5">
        {back && (
          <IconButton asChild icon="back" label={backLabel}>
            {cloneElement(back, { children: null })}
          </IconButton>
        )}
        {titled ? (
          <h1 className="cut grow text-body">{title}</h1>
        ) : (
          <span className="cut grow font-semibold">{title}</span>
        )}
        {close && (
          <IconButton asChild icon="close" label={closeLabel}>
            {cloneElement(close, { children: null })}
          </IconButton>
        )}
      </header>
      <main
        id="main"
        className={cx(
          'mx-auto px-(--gutter) pt-5 md:pt-8 md:pb-14',
          narrow ? 'max-w-[560px]' : 'max-w-[928px]',
          payBar ? 'pb-[132px]' : 'pb-14',
        )}
      >
        {children}
      </main>
      {payBar}
    </div>
  )
}
