import { platform as words } from '#words/platform'
import { useActor } from './actor.ts'
import { useChosenEstate } from './chosen-estate.ts'

/** The estate that a list is narrowed to, as one of its filters; none where the header says so already. */
export function useEstateFilter(estate_id: string | undefined, onClear: () => void) {
  const { estates } = useActor()
  const chosen = useChosenEstate()
  const isSaid = estate_id === undefined || estate_id === chosen
  return isSaid
    ? undefined
    : { label: estates.find((one) => one.id === estate_id)?.name ?? words.oneEstate, onClear }
}
