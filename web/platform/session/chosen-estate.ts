import { useSyncExternalStore } from 'react'
import { readPreferences, writePreference } from '../browser/storage.ts'
import { onSessionEnd } from './session.ts'

const watchers = new Set<() => void>()

/** Per tab: a choice in another tab must not change what this one shows. */
let chosen: string | null | undefined

/** The estate of lists and figures where the URL names none; null for all. Kept between visits. */
export function chosenEstate(): string | null {
  if (chosen === undefined) chosen = readPreferences().estate
  return chosen
}

export function chooseEstate(id: string | null): void {
  const before = chosenEstate()
  writePreference('estate', id)
  if (id === before) return
  chosen = id
  for (const watch of watchers) watch()
}

export const useChosenEstate = () => useSyncExternalStore(watchChosen, chosenEstate)

function watchChosen(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

onSessionEnd(() => chooseEstate(null))
