import type { Feature } from '@gida/contract/shared/switches'
import { useActor } from './actor.ts'

/** Returns whether a feature is off in an estate of the person. The default is on; the server enforces it. */
export function useOffIn(feature: Feature): (estate_id: string) => boolean {
  const { estates } = useActor()
  return (estate_id) => estates.some(({ id, off }) => id === estate_id && off?.includes(feature))
}

/** Whether a feature is on in an estate. */
export const useIsOn = (feature: Feature, estate_id: string): boolean => !useOffIn(feature)(estate_id)
