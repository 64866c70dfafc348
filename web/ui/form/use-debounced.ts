import { useEffect, useRef } from 'react'

/** Calls `onSettled` once `value` has not changed for `delay` ms; not for the initial value. */
export function useDebounced<T>(value: T, onSettled: (value: T) => void, delay: number) {
  const announced = useRef(value)
  const latest = useRef(onSettled)
  latest.current = onSettled

  useEffect(() => {
    if (announced.current === value) return
    const timer = setTimeout(() => {
      announced.current = value
      latest.current(value)
    }, delay)
    return () => clearTimeout(timer)
  }, [value, delay])
}
