import { platform as words } from '#words/platform'
import { useActor } from './actor.ts'
import { useChosenEstate } from './chosen-estate.ts'

/** The filter chip of the estate in the URL; none where it is the one chosen in the header. */
export function useEstateFilter(estate_id: string | undefined, onClear: () => void) {
  const { estates } = useActor()
  const chosen = useChosenEstate()
  const isSaid = estate_id === undefined || estate_id === chosen
  return isSaid
    ? undefined
    : { label: estates.find((one) => one.id === estate_id)?.name ?? words.oneEstate, onClear }
}
