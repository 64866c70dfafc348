import { type ComponentType, lazy } from 'react'
import { isOnline } from '../browser/online.ts'

/** A piece of a screen with code of its own. Without a network, where that code was never fetched, the screen does without the piece. */
export const optional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({
    default: await load().catch((error: unknown): ComponentType<P> => {
      if (isOnline()) throw error
      return () => null
    }),
  }))
