import type { ComponentProps } from 'react'
import { Button } from '../action/Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'

type Props = Pick<ComponentProps<typeof EmptyState>, 'motif' | 'action'> & {
  isFiltered: boolean
  onClear: () => void
  words: { emptyForSearch: string; clear: string; empty: string; emptyNote: string }
}

/** The empty state of a table: either nothing matches the filters, or there is nothing yet. */
export const EmptyList = ({ isFiltered, onClear, words, ...first }: Props) =>
  isFiltered ? (
    <EmptyState
      title={words.emptyForSearch}
      action={
        <Button kind="second" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  ) : (
    <EmptyState title={words.empty} {...first}>
      {words.emptyNote}
    </EmptyState>
  )
