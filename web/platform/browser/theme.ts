import { useSyncExternalStore } from 'react'
import { readPreferences, type Theme, writePreference } from './storage.ts'

const watchers = new Set<() => void>()
const device = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

/** Sets the theme on `<html>`; without one the device decides. */
export function applyTheme(theme: Theme = readPreferences().theme): void {
  if (theme === 'device') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function setTheme(theme: Theme): void {
  writePreference('theme', theme)
  applyTheme(theme)
  for (const watch of watchers) watch()
}

/** The theme in effect, with the device's preference resolved. */
export function drawnTheme(): 'light' | 'dark' {
  const { theme } = readPreferences()
  if (theme !== 'device') return theme
  return device()?.matches ? 'dark' : 'light'
}

export const useDrawnTheme = () => useSyncExternalStore(watchTheme, drawnTheme, () => 'light' as const)

function watchTheme(watch: () => void): () => void {
  watchers.add(watch)
  device()?.addEventListener('change', watch)
  return () => {
    watchers.delete(watch)
    device()?.removeEventListener('change', watch)
  }
}
