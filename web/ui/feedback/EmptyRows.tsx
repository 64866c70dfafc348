import type { ComponentProps } from 'react'
import { EmptyState } from './EmptyState.tsx'

/** In a card, where its rows would begin. */
export const EmptyRows = (props: ComponentProps<typeof EmptyState>) => (
  <div className="border-t border-line">
    <EmptyState {...props} />
  </div>
)
