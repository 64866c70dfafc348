import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'

/** Launches the journeys' browser for a script; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const { env, ...found } = await findBrowser()
  return chromium.launch({ ...found, env: { ...process.env, ...env } as Record<string, string> })
}
