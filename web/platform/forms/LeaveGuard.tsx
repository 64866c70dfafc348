import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { LeaveTyped } from '../../ui/overlay/LeaveTyped.tsx'
import { isAnythingTyped } from './typed.ts'

const shouldBlockFn: ShouldBlockFn = ({ current, next }) =>
  current.pathname !== next.pathname && isAnythingTyped()

/** Asks before a link or the browser's back drops what was typed into a form of the page. */
export function LeaveGuard() {
  const { status, reset, proceed } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: false,
    withResolver: true,
  })
  return <LeaveTyped open={status === 'blocked'} onKeep={() => reset?.()} onLeave={() => proceed?.()} />
}
