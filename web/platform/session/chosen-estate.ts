import { useSyncExternalStore } from 'react'
import { readPreferences, writePreference } from '../browser/storage.ts'
import { onSessionEnd } from './session.ts'

const watchers = new Set<() => void>()

/** The estate that lists and figures are about where their address names none; null for all. Kept between visits. */
export const chosenEstate = (): string | null => readPreferences().estate

export function chooseEstate(id: string | null): void {
  if (id === chosenEstate()) return
  writePreference('estate', id)
  for (const watch of watchers) watch()
}

export const useChosenEstate = () => useSyncExternalStore(watchChosen, chosenEstate)

function watchChosen(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

onSessionEnd(() => chooseEstate(null))
