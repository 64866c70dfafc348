import type { ComponentProps } from 'react'
import { EmptyState } from './EmptyState.tsx'

/** An EmptyState inside a card, in place of its rows. */
export const EmptyRows = (props: ComponentProps<typeof EmptyState>) => (
  <div className="border-t border-line">
    <EmptyState {...props} />
  </div>
)
