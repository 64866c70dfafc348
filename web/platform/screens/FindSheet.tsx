import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { SearchInput } from '../../ui/form/SearchInput.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import type { ApiError } from '../http/errors.ts'
import { Loaded } from './Loaded.tsx'

type Props<T> = {
  of: UseQueryResult<T, ApiError>
  search: string
  onSearch: (text: string) => void
  onClose: () => void
  words: { title: string; find: string; nobody: string; done: string }
  isEmpty: (found: T) => boolean
  /** The results, each with a checkbox. */
  children: (found: T) => ReactNode
}

/** A sheet to search by name and tick several; it stays open until closed. */
export const FindSheet = <T,>({ of, search, onSearch, onClose, words, isEmpty, children }: Props<T>) => (
  <Sheet
    open
    isTall
    onOpenChange={onClose}
    title={words.title}
    footer={
      <Button wide size="big" onClick={onClose}>
        {words.done}
      </Button>
    }
  >
    <div className="px-4 pb-3 md:px-5">
      <SearchInput label={words.find} placeholder={words.find} value={search} onSearch={onSearch} />
    </div>
    <Loaded bare of={of}>
      {(found) =>
        isEmpty(found) ? (
          <p className="px-4 py-6 text-small text-ink-soft md:px-5">{words.nobody}</p>
        ) : (
          children(found)
        )
      }
    </Loaded>
  </Sheet>
)
