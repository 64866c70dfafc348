import type { ReactNode } from 'react'
import { ReceiptEdge } from '../../../ui/brand/ReceiptEdge.tsx'

/** The card of a receipt: a woven edge, and sections with tear lines between. */
export function ReceiptCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article aria-label={label} className="min-w-0 overflow-hidden rounded-2 border border-line bg-raised">
      <ReceiptEdge />
      {children}
    </article>
  )
}
