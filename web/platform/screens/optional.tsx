import { type ComponentType, lazy } from 'react'
import { isOnline } from '../browser/online.ts'

/** A lazy component that renders nothing where its code cannot be loaded, as when offline. */
export const optional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({
    default: await load().catch((error: unknown): ComponentType<P> => {
      if (isOnline()) throw error
      return () => null
    }),
  }))
