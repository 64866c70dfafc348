import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  value?: ReactNode
  /** Type and reference. */
  second?: ReactNode
  date?: ReactNode
  status?: ReactNode
}

/** The three lines of a table's row on the phone: name and amount, type and reference, date and pill. */
export function CardLines({ title, value, second, date, status }: Props) {
  return (
    <span className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-[3px]">
      <span className="name">{title}</span>
      <span className="figures text-end font-semibold whitespace-nowrap">{value}</span>
      {second && <span className="col-span-2 text-small text-ink-soft">{second}</span>}
      {(date || status) && (
        <>
          <span className="figures self-center text-small text-ink-soft">{date}</span>
          <span className="mt-0.5 text-end">{status}</span>
        </>
      )}
    </span>
  )
}
