import { type RefObject, useLayoutEffect, useRef } from 'react'

const END_PX = 40
const MESSAGE = '[data-number]'

/**
 * Keeps the scroll position when messages are added or removed; at the end it stays at the end. The list scrolls from its end, so
 * `scrollTop` is 0 there and negative above.
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>, messages: unknown) {
  const held = useRef<{ number: string; top: number }>(undefined)

  const onScroll = () => {
    const box = list.current
    if (!box) return
    const top = box.getBoundingClientRect().top
    const seen = [...box.querySelectorAll<HTMLElement>(MESSAGE)].find(
      (one) => one.getBoundingClientRect().bottom > top,
    )
    held.current =
      seen && box.scrollTop < -END_PX
        ? { number: seen.dataset.number ?? '', top: seen.getBoundingClientRect().top }
        : undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout depends on the messages
  useLayoutEffect(() => {
    const box = list.current
    const place = held.current
    const seen = place && box?.querySelector(`[data-number="${place.number}"]`)
    if (box && place && seen) box.scrollTop += seen.getBoundingClientRect().top - place.top
  }, [messages])
  return onScroll
}
