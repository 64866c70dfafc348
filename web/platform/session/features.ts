import type { Feature } from '@gida/contract/shared/switches'
import { useActor } from './actor.ts'

/** In which of the estates that one belongs to a feature is off. What is not said to be off is on; the server decides in the end. */
export function useOffIn(feature: Feature): (estate_id: string) => boolean {
  const { estates } = useActor()
  return (estate_id) => estates.some(({ id, off }) => id === estate_id && off?.includes(feature))
}

/** Whether a feature is on in an estate. */
export const useIsOn = (feature: Feature, estate_id: string): boolean => !useOffIn(feature)(estate_id)
