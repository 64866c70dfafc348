import { type RefObject, useLayoutEffect, useRef } from 'react'

const END_PX = 40
const MESSAGE = '[data-number]'

/**
 * Keeps what is read where it is when messages come or go before or after it; who is at the end stays at the end. The list
 * scrolls from its end, so its place is 0 there and less than 0 above.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages are another layout
  useLayoutEffect(() => {
    const box = list.current
    const place = held.current
    const seen = place && box?.querySelector(`[data-number="${place.number}"]`)
    if (box && place && seen) box.scrollTop += seen.getBoundingClientRect().top - place.top
  }, [messages])
  return onScroll
}
