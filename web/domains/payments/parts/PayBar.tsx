import type { ReactNode } from 'react'

type Props = { label?: ReactNode; amount?: ReactNode; children: ReactNode }

/** The phone's bottom bar while paying: amount and button. */
export function PayBar({ label, amount, children }: Props) {
  return (
    <footer className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-1 gap-2.5 border-t border-line bg-raised px-(--gutter) pt-3 pb-4 md:hidden">
      {(label || amount) && (
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="text-ink-soft">{label}</span>
          <span className="figures text-[1.125rem]/[1.75rem] font-semibold">{amount}</span>
        </div>
      )}
      <div className="flex gap-2 *:first:grow">{children}</div>
    </footer>
  )
}
