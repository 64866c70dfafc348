import { Outlet } from '@tanstack/react-router'
import { ScreenBoundary } from './errors/ScreenBoundary.tsx'
import { Frame } from './Frame.tsx'

/** A screen that fails leaves the frame standing, so that a person can go elsewhere. */
export function FramedScreen() {
  return (
    <Frame>
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
    </Frame>
  )
}
