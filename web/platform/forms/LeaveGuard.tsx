import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { LeaveTyped } from '../../ui/overlay/LeaveTyped.tsx'
import { isAnythingTyped, isTypedWhere } from './typed.ts'

const shouldBlockFn: ShouldBlockFn = ({ current, next }) => {
  if (current.pathname !== next.pathname) return isAnythingTyped()
  const [now, then]: Record<string, unknown>[] = [current.search, next.search]
  return isTypedWhere((parameter) => now?.[parameter] !== then?.[parameter])
}

/** Asks before a link, the browser's back, a reload or closing the tab discards unsaved input. */
export function LeaveGuard() {
  const { status, reset, proceed } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: isAnythingTyped,
    withResolver: true,
  })
  return <LeaveTyped open={status === 'blocked'} onKeep={() => reset?.()} onLeave={() => proceed?.()} />
}
