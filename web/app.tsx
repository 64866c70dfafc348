import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from './platform/http/queries.ts'
import { router } from './routes.tsx'
import { CriticalBoundary } from './shell/errors/CriticalBoundary.tsx'
import { LaterToaster } from './ui/feedback/LaterToaster.tsx'

export function App() {
  return (
    <CriticalBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <LaterToaster />
      </QueryClientProvider>
    </CriticalBoundary>
  )
}
