import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { Frame } from './Frame.tsx'

/** A screen that fails leaves the frame standing, so that a person can go elsewhere. */
export function FramedScreen() {
  const router = useRouter()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <Frame>
      <ErrorBoundary resetKey={path} onRetry={() => router.invalidate()}>
        <Outlet />
      </ErrorBoundary>
    </Frame>
  )
}
