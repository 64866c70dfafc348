import type { ReactNode } from 'react'

type Props = { label?: ReactNode; amount?: ReactNode; children: ReactNode }

/** The phone's bottom while paying: the amount and the one button. */
export function PayBar({ label, amount, children }: Props) {
  return (
    <footer className="fixed inset-x-0 bottom-0 z-20 grid gap-2.5 border-t border-line bg-raised px-(--gutter) pt-3 pb-4 md:hidden">
      {(label || amount) && (
        <div className="flex items-center justify-between gap-2">
          <span className="text-ink-soft">{label}</span>
          <span className="figures text-[1.125rem]/7 font-semibold">{amount}</span>
        </div>
      )}
      <div className="flex gap-2 *:first:grow">{children}</div>
    </footer>
  )
}
