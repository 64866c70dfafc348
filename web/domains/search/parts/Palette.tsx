import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import * as Primitive from 'radix-ui/dialog'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { search as words } from '#words/search'
import { messageOf } from '../../../platform/http/errors.ts'
import { useMayOpen } from '../../../platform/screens/screen.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { Icon } from '../../../ui/action/Icon.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { useDebounced } from '../../../ui/form/use-debounced.ts'
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts'
import type { Entry } from '../entry.ts'
import { groupsOf } from '../found-groups.ts'
import { likelyGroups } from '../likely-groups.ts'
import { findQuery } from '../queries.ts'
import { remember } from '../recent.ts'
import { EntryGroups, lineId } from './EntryGroups.tsx'
import { PaletteFoot } from './PaletteFoot.tsx'

/** The server's limit. */
const LONGEST = 200
const REST_MS = 150

type Props = {
  /** Keys typed before this was loaded; consumed here. */
  typedEarly: { current: string }
  onClose: () => void
}

/** The global search. Open while mounted. */
export function Palette({ typedEarly, onClose }: Props) {
  const router = useRouter()
  const mayOpen = useMayOpen()
  const listId = useId()
  const focus = useFocusReturn()
  const box = useRef<HTMLInputElement>(null)
  const estate = useChosenEstate()
  const [text, setText] = useState('')
  const [typed, setTyped] = useState('')
  // Read on first show, since more may be typed between render and then.
  useEffect(() => {
    const early = typedEarly.current
    typedEarly.current = ''
    if (early) setText((text) => early + text)
  }, [typedEarly])
  const [active, setActive] = useState(0)
  useDebounced(text.trim(), setTyped, REST_MS)
  const found = useQuery({
    ...findQuery(typed, estate),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  })

  const isTyping = typed !== '' && text.trim() !== ''
  const groups = !isTyping ? likelyGroups(mayOpen) : found.data ? groupsOf(found.data, typed, mayOpen) : []
  const entries = groups.flatMap((group) => group.entries)
  const chosen = Math.min(active, entries.length - 1)

  function opened(entry: Entry) {
    if (!entry.isAct) remember(entry)
    onClose()
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && entries.length > 0) {
      event.preventDefault()
      const next = (chosen + step + entries.length) % entries.length
      setActive(next)
      document.getElementById(lineId(listId, next))?.scrollIntoView({ block: 'nearest' })
    }
    const entry = entries[chosen]
    // The results may still belong to the previous text.
    if (event.key === 'Enter' && entry && text.trim() === typed && !found.isPlaceholderData) {
      event.preventDefault()
      router.history.push(entry.to)
      opened(entry)
    }
  }

  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim z-50!" />
        <Primitive.Content
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus()
            event.preventDefault() // otherwise the phone's back arrow would be focused first
            box.current?.focus()
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          aria-describedby={undefined}
          className="float fixed inset-0 z-50 flex flex-col bg-raised outline-none md:inset-x-auto md:top-18 md:bottom-auto md:left-1/2 md:max-h-[calc(100%-144px)] md:w-[664px] md:-translate-x-1/2 md:rounded-4 md:shadow-pop"
        >
          <Primitive.Title className="sr-only">{words.title}</Primitive.Title>
          <div className="flex h-14 shrink-0 items-center gap-1 border-b border-line ps-2 pe-2 md:ps-4">
            <IconButton icon="left" label={words.close} className="md:hidden" onClick={onClose} />
            <Icon name="search" className="only-desk text-ink-soft" />
            <input
              ref={box}
              role="combobox"
              aria-label={words.title}
              aria-expanded={entries.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={entries.length > 0 ? lineId(listId, chosen) : undefined}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={LONGEST}
              placeholder={words.placeholder}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setActive(0)
              }}
              onKeyDown={press}
              className="h-11 min-w-0 grow bg-transparent px-2 text-[1.0625rem] outline-none placeholder:text-ink-faint"
            />
            {text && <IconButton icon="close" label={words.clear} onClick={() => setText('')} />}
          </div>
          <div className="min-h-0 grow overflow-y-auto pb-2">
            <EntryGroups
              id={listId}
              groups={groups}
              typed={isTyping ? typed : ''}
              active={chosen}
              onOpen={opened}
            />
            <Outcome typed={isTyping ? typed : ''} of={found} count={entries.length} />
          </div>
          <PaletteFoot estate={estate} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

type OutcomeProps = {
  typed: string
  of: { error: Error | null; isFetching: boolean }
  count: number
}

/** The state of the search: visible only without results, but always announced. */
function Outcome({ typed, of: { error, isFetching }, count }: OutcomeProps) {
  if (!typed) return null
  const isSeen = count === 0
  const said = error
    ? messageOf(error)
    : isFetching && isSeen
      ? words.searching
      : isSeen
        ? words.nothing(typed)
        : words.counted(count)
  return (
    <div role="status" className={isSeen ? 'px-4 py-6 text-center wrap-anywhere' : 'sr-only'}>
      <p className="font-semibold">{said}</p>
      {isSeen && !error && !isFetching && (
        <p className="mt-1 text-small text-ink-soft">{words.nothingNote}</p>
      )}
    </div>
  )
}
