import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  value?: ReactNode
  /** Type and reference. */
  second?: ReactNode
  date?: ReactNode
  status?: ReactNode
}

/** A table row as a card on the phone: name and amount, type and reference, date and status. */
export function CardLines({ title, value, second, date, status }: Props) {
  return (
    <span className="grid gap-y-[3px]">
      {/* Where name and amount do not fit side by side, the amount wraps: neither is truncated. */}
      <span className="flex flex-wrap items-start gap-x-3">
        <span className="name min-w-0 grow basis-28">{title}</span>
        <span className="figures ms-auto text-end font-semibold whitespace-nowrap">{value}</span>
      </span>
      {second && <span className="text-small text-ink-soft">{second}</span>}
      {(date || status) && (
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="figures text-small text-ink-soft">{date}</span>
          <span className="mt-0.5 ms-auto text-end">{status}</span>
        </span>
      )}
    </span>
  )
}
