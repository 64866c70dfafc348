import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { cx } from '../cx.ts'
import { CountBadge } from '../display/CountBadge.tsx'

export type TabItem = { value: string; label: string; count?: number; link?: ReactElement }

type Props = {
  label: string
  items: readonly TabItem[]
  value: string
  onChange?: (value: string) => void
}

const LIST = 'relative flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none]'
const TAB =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 -mb-px whitespace-nowrap hover:text-ink -outline-offset-2!'
const tabClasses = (isOn: boolean) =>
  cx(TAB, isOn ? 'border-action-ink font-semibold text-ink' : 'border-transparent text-ink-soft!')

/** The caller says which tab is current: the router would also mark a link whose path is a prefix of the current one. */
const ALONE: object = { activeOptions: { exact: true } }

/** With links the tab is part of the URL and this renders a `nav`; without, a `tablist` whose panel the caller shows. */
export function Tabs({ label, items, value, onChange }: Props) {
  const list = useShown(
    items.findIndex((item) => item.value === value),
    items.map(({ count }) => count ?? 0).join(),
  )
  if (items.some((item) => item.link)) {
    return (
      <nav ref={list} aria-label={label} className={LIST}>
        {items.map((item) => (
          <MaybeLink
            key={item.value}
            link={item.link && cloneElement(item.link, ALONE)}
            aria-current={item.value === value ? 'page' : undefined}
            className={tabClasses(item.value === value)}
          >
            {item.label}
            <CountBadge count={item.count ?? 0} />
          </MaybeLink>
        ))}
      </nav>
    )
  }

  function press(event: KeyboardEvent, index: number) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step && items[(index + step + items.length) % items.length]
    if (!next) return
    onChange?.(next.value)
    const siblings = event.currentTarget.parentElement?.children
    const sibling = siblings?.[items.indexOf(next)]
    if (sibling instanceof HTMLElement) sibling.focus()
  }

  return (
    <div ref={list as RefObject<HTMLDivElement | null>} role="tablist" aria-label={label} className={LIST}>
      {items.map((item, index) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          aria-selected={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => onChange?.(item.value)}
          onKeyDown={(event) => press(event, index)}
          className={tabClasses(item.value === value)}
        >
          {item.label}
          <CountBadge count={item.count ?? 0} />
        </button>
      ))}
    </div>
  )
}

/** Centres the current tab in a scrolling row, so that its neighbours are visible. */
function useShown(present: number, counts: string): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count changes the width of the row
  useLayoutEffect(() => {
    const show = () => {
      const row = list.current
      const tab = row?.children[present] // a link updates its own active state later
      if (row && tab instanceof HTMLElement)
        row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
    }
    show()
    const again = requestAnimationFrame(show) // after the scroll position of the new screen was restored
    return () => cancelAnimationFrame(again)
  }, [present, counts])
  return list
}
