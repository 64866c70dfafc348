import { Outlet } from '@tanstack/react-router'
import { ScreenBoundary } from './errors/ScreenBoundary.tsx'
import { Frame } from './Frame.tsx'

/** An error in the screen leaves the frame usable, so that the person can go elsewhere. */
export function FramedScreen() {
  return (
    <Frame>
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
    </Frame>
  )
}
