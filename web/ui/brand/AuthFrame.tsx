import type { ReactElement, ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import { BrandBackground } from './BrandBackground.tsx'

type Props = { brand?: ReactElement; says: ReactNode; children: ReactNode }

const CLOTH = 'px-5 pt-4 pb-[70px] md:flex md:flex-col md:px-10 md:pt-9 md:pb-14'
const WEAVE =
  'inset-x-0 bottom-0 h-14 w-full border-t border-cloth-line md:top-28 md:bottom-auto md:h-[448px] md:border-b md:[@media(min-height:900px)]:h-[560px]'
const SAYS =
  'mt-4 max-w-[24ch] text-[1.25rem]/[1.625rem] tracking-[-.015em] text-balance md:mt-auto md:max-w-[16ch] md:text-[2.125rem]/[2.5rem] md:tracking-[-.025em]'

const HOME = (
  <a href="/" className="inline-flex min-h-11 items-center hover:no-underline">
    <Brand onCloth />
  </a>
)

/** The layout of auth pages: the brand, one sentence, and a form. */
export function AuthFrame({ brand = HOME, says, children }: Props) {
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:grid-rows-1">
      <BrandBackground as="header" className={CLOTH} weaveClassName={WEAVE}>
        {brand}
        <p className={SAYS}>{says}</p>
      </BrandBackground>
      <main
        id="main"
        className="mx-auto grid w-full max-w-[440px] content-start gap-6 px-5 pt-6 pb-8 *:min-w-0 md:max-w-[484px] md:self-center md:p-8"
      >
        {children}
      </main>
    </div>
  )
}
